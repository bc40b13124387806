import { type ReactNode, useState } from 'react';
import { editingText } from '#content/nb/desk/editing.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import { fieldTitle, type SettingsSection, settingsSections, settingsText as text } from '#content/nb/desk/settings.ts';
import type { DeskBrand } from '#contract/desk/settings/schemas.ts';
import { ConflictDialog } from '../editing/conflict-dialog.tsx';
import { OthersHere, SavedState } from '../editing/editing-parts.tsx';
import { usePresence } from '../editing/use-presence.ts';
import type { PageProps } from '../page.ts';
import { Button } from '../parts/button.tsx';
import { Crumbs } from '../parts/layout/crumbs.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { NotFound, QueryState } from '../parts/states.tsx';
import { Link } from '../routing/link.tsx';
import { useQuery } from '../state/use-query.ts';
import { colorsOf, weakRoles } from './brand-colors.ts';
import { BrandPreview } from './brand-preview.tsx';
import { ContactSection } from './contact-section.tsx';
import { LookSection } from './look-section.tsx';
import { MenuSection } from './menu-section.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './settings.module.css';
import { SwitchesSection } from './switches-section.tsx';
import { inSentence, shown, useBrand } from './use-brand.ts';

export function SettingsPage({ params }: PageProps) {
  const brand = useQuery('brand', {});
  const section = params.section ?? 'utseende';
  if (!(section in settingsSections)) return <NotFound />;
  return (
    <>
      <QueryState query={brand} />
      {brand.value !== null && (
        <Settings brand={brand.value} section={section as SettingsSection} onChanged={brand.reload} />
      )}
    </>
  );
}

const sections: Readonly<Record<SettingsSection, (props: SectionProps) => ReactNode>> = {
  utseende: LookSection,
  kontakt: ContactSection,
  meny: MenuSection,
  brytere: SwitchesSection,
};

interface SettingsProps {
  readonly brand: DeskBrand;
  readonly section: SettingsSection;
  readonly onChanged: () => void;
}

function Settings({ brand, section, onChanged }: SettingsProps) {
  const work = useBrand(brand, onChanged);
  const [field, setField] = useState<string | null>(null);
  const others = usePresence(`brand:${brand.name}`, field);
  const { draft, count, contested } = work;
  const weak = weakRoles(colorsOf(draft.values));
  const Section = sections[section];
  return (
    <div className={styles.page}>
      <Crumbs
        label={pageTitles.settings}
        way={[{ name: pageTitles.settings, to: '/innstillinger' }]}
        here={settingsSections[section]}
      />
      <nav className={styles.sections} aria-label={text.sections}>
        <h2>{pageTitles.settings}</h2>
        {(Object.keys(settingsSections) as SettingsSection[]).map((name) => (
          <Link key={name} to={`/innstillinger/${name}`} aria-current={name === section ? 'page' : undefined}>
            {settingsSections[name]}
          </Link>
        ))}
      </nav>
      <div>
        <PageHead title={settingsSections[section]} lead={text.lead(String(brand.fields.displayName))}>
          <SavedState draft={draft} />
          {count > 0 && (
            <Button look="text" onClick={() => void draft.drop()}>
              {editingText.discard}
            </Button>
          )}
          <Button off={count === 0 || weak.length > 0 || work.isRunning} onClick={work.publish}>
            {weak.length > 0 ? text.weakPublish(weak.length) : text.publish(count)}
          </Button>
        </PageHead>
        <OthersHere others={others} nameOfField={fieldTitle} />
        <div className={styles.columns}>
          <div>
            <Section work={work} onField={setField} />
          </div>
          <BrandPreview work={work} weak={weak} />
        </div>
      </div>
      {contested !== null && (
        <ConflictDialog
          field={inSentence(contested.field)}
          base={contested.base}
          mine={{ text: shown(draft.values[contested.field]), savedAt: draft.savedAt }}
          theirs={contested.theirs}
          onPublish={work.settle}
          onKeepTheirs={() => work.settle(null)}
          onClose={work.leaveContested}
        />
      )}
    </div>
  );
}
