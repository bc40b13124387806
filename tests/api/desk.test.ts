import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskEndpoint } from '#contract/desk/endpoint.ts';
import { deskEndpoints } from '#contract/desk/endpoints.ts';
import { demoPeople } from '#demo/desk/demo-people.ts';
import { deskRoles } from '#domain/staff/desk-role.ts';
import { deskIdleMs, deskSessionMs } from '#domain/staff/desk-session.ts';
import { denial } from '#domain/staff/may.ts';
import { startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { newDevice } from './counter-client.ts';
import { registered } from './customers.ts';
import { deskAs, deskBrowser } from './desk-client.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({}, { demoDesk: demoPeople });
}, 60_000);
afterAll(() => shop.stop());

/** An id that nothing has: who asks must not end their own session on the way. */
const nobodys = '987654';
const addresses = (Object.values(deskEndpoints) as DeskEndpoint[]).map((endpoint) => ({
  ...endpoint,
  path: endpoint.path.replace(/:\w+/g, nobodys),
}));

const ask = (browser: ReturnType<typeof deskBrowser>, method: DeskEndpoint['method'], path: string) =>
  method === 'GET' ? browser.get(path) : method === 'PUT' ? browser.put(path) : browser.post(path);

describe('who may', () => {
  test('nobody is let in without a session of the desk: not a customer, not a device of the counter', async () => {
    const nobody = deskBrowser(shop.url);
    const { visitor } = await registered(shop);
    const customer = deskBrowser(shop.url, visitor.cookie());
    const device = deskBrowser(shop.url, newDevice(shop.url, 1, `disk=${'A'.repeat(43)}`).cookie());
    for (const browser of [nobody, customer, device])
      for (const { method, path } of addresses)
        expect((await ask(browser, method, path)).body).toEqual({
          code: 'signed-out',
        });
    expect((await nobody.get('/session')).body).toMatchObject({ person: null, demo: true });
  });

  test.each(deskRoles)('%s gets 404 for what is not theirs to see, 403 for what they may not do', async (role) => {
    const person = await deskAs(shop, role, { shops: [1], steppedUp: true });
    for (const { method, path, permission } of addresses) {
      const answer = await ask(person, method, path);
      const denied = denial({ role, shops: [] }, permission);
      if (denied === null) expect([401, 403], path).not.toContain(answer.status);
      else
        expect({ status: answer.status, body: answer.body }).toEqual({
          status: denied.code === 'role' ? 403 : 404,
          body: denied,
        });
    }
  });

  test('an act is asked for from the desk itself, and once: a key goes with it', async () => {
    const person = await deskAs(shop, 'administrator');
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await person.post('/session/end', {}, foreign)).body).toEqual({ code: 'foreign' });
    expect((await person.post('/session/end', {}, { 'x-kontor': '' })).status).toBe(403);
    expect((await person.post('/session/end', {}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await person.get('/log')).status).toBe(200);
  });
});

describe('a session', () => {
  test('ends after eight hours without use, and after seven days in any case', async () => {
    const idle = await deskAs(shop, 'service');
    const age = (column: string, ms: number, id: number) =>
      shop.database.execute(`UPDATE desk_sessions SET ${column} = $2 WHERE staff_member_id = $1`, [
        id,
        new Date(Date.now() - ms),
      ]);
    await age('last_touch_at', deskIdleMs - 60_000, idle.id);
    expect((await idle.get('/log')).status).toBe(200);
    await age('last_touch_at', deskIdleMs + 60_000, idle.id);
    expect((await idle.get('/log')).status).toBe(401);
    const old = await deskAs(shop, 'service');
    await age('created_at', deskSessionMs + 60_000, old.id);
    expect((await old.get('/log')).status).toBe(401);
  });

  test('what a page asks by itself keeps nobody signed in', async () => {
    const person = await deskAs(shop, 'service');
    const touched = async () => {
      const [row] = await shop.database.query<{ at: Date }>(
        'SELECT last_touch_at AS at FROM desk_sessions WHERE staff_member_id = $1',
        [person.id],
      );
      return row?.at.getTime() ?? 0;
    };
    await shop.database.execute(
      "UPDATE desk_sessions SET last_touch_at = now() - interval '1 hour' WHERE staff_member_id = $1",
      [person.id],
    );
    const before = await touched();
    await person.get('/menu', { 'x-kontor-by-itself': '1' });
    expect(await touched()).toBe(before);
    await person.get('/menu');
    expect(await touched()).toBeGreaterThan(before);
  });

  test('taken access ends it at once', async () => {
    const person = await deskAs(shop, 'marketing');
    expect((await person.get('/log')).status).toBe(200);
    await shop.database.execute('UPDATE staff_members SET active = false, left_at = now() WHERE staff_member_id = $1', [
      person.id,
    ]);
    expect((await person.get('/log')).body).toEqual({ code: 'signed-out' });
  });

  test('is a cookie that scripts cannot read and other sites do not send', async () => {
    const browser = deskBrowser(shop.url);
    const entered = await browser.post('/session/demo', { role: 'service' });
    expect(entered.body.person).toMatchObject({ name: 'Mona Nygård', role: 'service' });
    expect(entered.headers.getSetCookie().at(-1)).toMatch(
      /^kontor=[\w-]{43}; Path=\/kontor; .*HttpOnly; SameSite=Strict$/,
    );
    expect(entered.headers.get('cache-control')).toBe('no-store');
    expect((await browser.post('/session/end')).status).toBe(204);
    expect((await browser.get('/log')).status).toBe(401);
  });
});

describe('the log', () => {
  test('is paged by key, filtered, and shows to others than administrators what they did themselves', async () => {
    const boss = await deskAs(shop, 'administrator', { name: 'Berit Aas' });
    const caller = await deskAs(shop, 'service');
    await shop.database.execute(
      `INSERT INTO audit_log (actor, action, subject, staff_member_id, role, before, after, reason)
       SELECT 'staff', 'order-cancelled', 'reservation:' || n, $1, 'service', '{"status": 2}', '{"status": 8}', 'Kunden ba om det'
         FROM generate_series(1, 90) n`,
      [caller.id],
    );
    const first = (await boss.get('/log?action=order-cancelled')).body;
    expect(first).toMatchObject({ count: 90, countIsExact: true });
    expect(first.rows).toHaveLength(40);
    expect(first.rows[0]).toMatchObject({
      subject: 'reservation:90',
      name: 'Kari Lie',
      before: { status: 2 },
      after: { status: 8 },
    });
    const second = (await boss.get(`/log?action=order-cancelled&after=${first.next}`)).body;
    expect(second.rows[0].subject).toBe('reservation:50');
    const third = (await boss.get(`/log?action=order-cancelled&after=${second.next}`)).body;
    expect(third).toMatchObject({ next: null });
    expect(third.rows).toHaveLength(10);
    expect((await boss.get('/log?subject=reservation:7&q=ba+om')).body.count).toBe(11);
    expect((await boss.get('/log?from=2020-01-01&to=2020-01-02')).body.count).toBe(0);
    const own = (await caller.get('/log')).body;
    expect(new Set(own.rows.map(({ name }: { name: string }) => name))).toEqual(new Set(['Kari Lie']));
    expect((await caller.get(`/log?who=${boss.id}`)).body.count).toBe(0);
    expect((await boss.get('/log?from=yesterday')).body).toEqual({ code: 'bad-request', fields: ['from'] });
  });
});

describe('where it is', () => {
  test('its page runs its own scripts alone and stands in no frame', async () => {
    const page = await fetch(`${shop.url}/kontor/endringslogg`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(page.status).toBe(200);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(await page.text()).not.toMatch(/<script(?![^>]*src=)|<style/);
  });

  test('is closed in a live shop until it is opened, and a live shop does not start with one-press sign-in', async () => {
    const config = readConfig(
      { SHOP_MODE: 'demo', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', SHOP_DATA: 'acceptance' },
      '/tmp',
    );
    const closed = await startShop({ ...config, desk: null }, shop.databaseUrl);
    expect((await fetch(`${closed.address}/kontor`)).status).toBe(404);
    expect(closed.deskAddress).toBeNull();
    await closed.stop();
    const apart = await startShop(
      { ...config, desk: { port: 0, url: null, oidc: null, reportsUrl: null } },
      shop.databaseUrl,
    );
    expect((await fetch(`${apart.address}/kontor`)).status).toBe(404);
    expect((await fetch(apart.deskAddress ?? '')).status).toBe(200);
    expect(
      (
        await fetch(`${apart.deskAddress}/api/session/demo`, {
          method: 'POST',
          headers: { 'x-kontor': '1', 'content-type': 'application/json' },
          body: '{"role":"service"}',
        })
      ).status,
    ).toBe(404);
    await apart.stop();
    await expect(startShop({ ...config, mode: 'live' }, shop.databaseUrl, { demoDesk: demoPeople })).rejects.toThrow(
      'one press',
    );
  });
});
