import { brandFieldNames, settingsText as text } from '#content/nb/desk/settings.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import words from '../parts/layout/text.module.css';
import { HeldHint } from './held-hint.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './settings.module.css';

const company = ['displayName', 'tagline', 'club', 'legalName', 'orgNo'];
const contact = ['contact.phone', 'contact.email', 'contact.address'];

export function ContactSection({ work, onField }: SectionProps) {
  const { draft } = work;
  const field = (name: string) => (
    <TextField
      key={name}
      label={brandFieldNames[name] ?? name}
      hint={<HeldHint work={work} field={name} />}
      value={String(draft.values[name] ?? '')}
      onFocus={() => onField(name)}
      onChange={({ currentTarget }) => draft.set(name, currentTarget.value)}
    />
  );
  return (
    <>
      <section className={styles.part} aria-labelledby="company">
        <h2 id="company">{text.company}</h2>
        {company.map(field)}
      </section>
      <section className={styles.part} aria-labelledby="contact">
        <h2 id="contact">{text.contact}</h2>
        {contact.map(field)}
      </section>
      <Social work={work} onField={onField} />
    </>
  );
}

interface SocialLink {
  readonly name: string;
  readonly url: string;
}

function Social({ work, onField }: SectionProps) {
  const links = (work.draft.values['contact.social'] ?? []) as readonly SocialLink[];
  const set = (next: readonly SocialLink[]) => work.draft.set('contact.social', next);
  const change = (at: number, to: Partial<SocialLink>) =>
    set(links.map((link, index) => (index === at ? { ...link, ...to } : link)));
  return (
    <section className={styles.part} aria-labelledby="social">
      <h2 id="social">{text.social}</h2>
      {links.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link that is being written has no other name than its place
        <div key={at} className={styles.pair}>
          <TextField
            label={text.socialName}
            value={link.name}
            onFocus={() => onField('contact.social')}
            onChange={({ currentTarget }) => change(at, { name: currentTarget.value })}
          />
          <TextField
            label={text.socialUrl}
            value={link.url}
            onFocus={() => onField('contact.social')}
            onChange={({ currentTarget }) => change(at, { url: currentTarget.value })}
          />
          <Button look="text" onClick={() => set(links.filter((_, index) => index !== at))}>
            {text.remove}
          </Button>
        </div>
      ))}
      <Button look="outline" icon="plus" onClick={() => set([...links, { name: '', url: 'https://' }])}>
        {text.addSocial}
      </Button>
      <p className={words.foot}>
        <HeldHint work={work} field="contact.social" />
      </p>
    </section>
  );
}
