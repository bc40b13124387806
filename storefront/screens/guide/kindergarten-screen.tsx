import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { kitText } from '#content/nb/guides.ts';
import { type Child, childOf } from '#domain/guide/child.ts';
import { replaceQuery } from '#ui/browser/location.ts';
import { SizeLinks } from '../../features/guide/size-links.tsx';
import { PageLayout } from '../page/page-layout.tsx';
import { GuideTool } from './guide-tool.tsx';
import { KitList } from './kit-list.tsx';
import { KitSummary } from './kit-summary.tsx';
import type { GuideData } from './load-guide.ts';
import { useKit } from './use-kit.ts';

const searchOf = ({ size }: Child) => `?storrelse=${size}`;

/** CONTENT-12: what a child needs for kindergarten, and the whole of it from one shop. */
export function KindergartenScreen() {
  const { page, size, things } = useLoaderData<GuideData>();
  const [child, setChild] = useChild(size);
  const kit = useKit(child.size);
  const tool = (
    <GuideTool
      id={kitText.id}
      title={kitText.title}
      lead={kitText.lead}
      controls={
        <SizeLinks
          chosen={child}
          addressOf={searchOf}
          onChoose={(next) => {
            setChild(next);
            replaceQuery(searchOf(next));
          }}
        />
      }
      main={<KitList things={things} outdated={child.size !== size} kit={kit} />}
      beside={<KitSummary kit={kit} />}
    />
  );
  return <PageLayout page={page} tool={{ id: kitText.id, title: kitText.title, content: tool }} />;
}

/** The child the guide is for: by the address at first, then whom the shopper chooses. */
function useChild(rendered: number): readonly [Child, (child: Child) => void] {
  const [state, setState] = useState({ rendered, child: childOf(rendered) });
  if (state.rendered !== rendered) setState({ rendered, child: childOf(rendered) }); // another address was opened
  return [state.child, (child) => setState({ rendered, child })];
}
