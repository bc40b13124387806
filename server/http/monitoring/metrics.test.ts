import { expect, test } from 'vitest';
import { measureStreams, processMetrics, smsMetrics } from './metrics.ts';

test('text messages are counted by outcome, and the segments of those that were, or may have been, sent', async () => {
  const metrics = processMetrics();
  const count = smsMetrics(metrics);
  count('ready', 'sent', 2);
  count('ready', 'unknown', 1);
  count('reminder', 'delayed', 3);
  const text = await metrics.text();
  expect(text).toContain('sms_messages_total{kind="ready",outcome="unknown"} 1');
  expect(text).toContain('sms_segments_total{kind="ready"} 3');
  expect(text).not.toContain('sms_segments_total{kind="reminder"}');
});

test('open streams are counted when they are asked for', async () => {
  const metrics = processMetrics();
  let open = 3;
  measureStreams(metrics, () => open);
  expect(await metrics.text()).toContain('live_streams 3');
  open = 0;
  expect(await metrics.text()).toContain('live_streams 0');
});
