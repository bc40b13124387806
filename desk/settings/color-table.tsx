import type { ReactNode } from 'react';
import { colorNames, mainColors, settingsText as text } from '#content/nb/desk/settings.ts';
import { type ColorRole, colorRoles } from '#contract/brand/color-roles.ts';
import { contrastOfRole, nearestThatHolds } from '#domain/color/nearest-color.ts';
import { recolored } from '#domain/color/recolor.ts';
import { Button } from '../parts/button.tsx';
import { Note, Status } from '../parts/small-parts.tsx';
import { colorsOf, fieldsOfColors, isColor, type ThemeColors } from './brand-colors.ts';
import { HeldHint } from './held-hint.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './settings.module.css';

const main = Object.keys(mainColors) as (keyof typeof mainColors)[];
const rest = colorRoles.filter((role) => !(role in mainColors) && role !== 'tile-floor');
const figure = new Intl.NumberFormat('nb', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  roundingMode: 'floor',
});

/** Each colour with what it meets at its worst; what is too weak is told with the nearest that is not. */
export function ColorTable(props: SectionProps) {
  const { draft } = props.work;
  const colors = colorsOf(draft.values);
  const rows = (roles: readonly ColorRole[]) =>
    roles.map((role) => <Row key={role} role={role} colors={colors} {...props} />);
  const weak = colorRoles.filter(
    (role) => verdictOf(colors, role) === 'weak' && (main as readonly string[]).includes(role),
  );
  const others = rest.filter((role) => verdictOf(colors, role) === 'weak');
  const told = weak.length > 0 ? weak : others;
  return (
    <section className={styles.part} aria-labelledby="colors">
      <h2 id="colors">{text.colors}</h2>
      <Table>{rows(main)}</Table>
      {told.map((role) => (
        <Weak key={role} role={role} colors={colors} {...props} />
      ))}
      <details className={styles.more} open={weak.length === 0 && others.length > 0 ? true : undefined}>
        <summary>{text.allColors}</summary>
        <Table>{rows(rest)}</Table>
      </details>
    </section>
  );
}

function Table({ children }: { readonly children: ReactNode }) {
  const { role, color, use, contrast, verdict } = text.columns;
  return (
    <table className={styles.colors}>
      <thead>
        <tr>
          {[role, color, use, contrast, verdict].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface RoleProps extends SectionProps {
  readonly role: ColorRole;
  readonly colors: ThemeColors;
}

function Row({ role, colors, work, onField }: RoleProps) {
  const field = `theme.colors.${role}`;
  const name = colorNames[role];
  const value = colors[role];
  const set = (color: string) =>
    work.draft.setAll(isColor(color) && isColor(value) ? changed(colors, role, color) : { [field]: color });
  const verdict = verdictOf(colors, role);
  const worst = verdict === 'broken' ? null : contrastOfRole(colors, role);
  return (
    <tr>
      <th scope="row">
        {name}
        <small>
          <HeldHint work={work} field={field} />
        </small>
      </th>
      <td>
        <span className={styles.color} data-weak={verdict === 'weak' || verdict === 'broken'}>
          <input
            type="color"
            aria-label={text.pickOf(name)}
            value={isColor(value) ? value : '#000000'}
            onFocus={() => onField(field)}
            onChange={({ currentTarget }) => set(currentTarget.value)}
          />
          <input
            type="text"
            aria-label={text.colorOf(name)}
            aria-invalid={verdict === 'weak' || verdict === 'broken' || undefined}
            maxLength={7}
            spellCheck={false}
            value={value}
            onFocus={() => onField(field)}
            onChange={({ currentTarget }) => set(currentTarget.value.trim().toLowerCase())}
          />
        </span>
      </td>
      <td>
        {role in mainColors
          ? mainColors[role as keyof typeof mainColors]
          : worst !== null && text.against(colorNames[worst.other as ColorRole] ?? worst.other)}
      </td>
      <td className={styles.ratio}>
        {worst !== null && (
          <>
            {text.ratio(figure.format(worst.ratio))} <small>{text.needed(figure.format(worst.needed))}</small>
          </>
        )}
      </td>
      <td>
        {verdict === 'broken' ? (
          <Status state="error">{text.notColor}</Status>
        ) : verdict === 'weak' ? (
          <Status state="error">{text.weak}</Status>
        ) : verdict === 'holds' ? (
          <Status state="ok">{text.holds}</Status>
        ) : (
          <Status state="off">{text.notRead}</Status>
        )}
      </td>
    </tr>
  );
}

function Weak({ role, colors, work }: RoleProps) {
  const name = colorNames[role];
  const nearest = nearestThatHolds(colors, role);
  const then = nearest === null ? null : contrastOfRole({ ...colors, [role]: nearest }, role);
  return (
    <Note
      tone="error"
      act={
        <span className={styles.acts}>
          {nearest !== null && (
            <Button look="outline" size="small" onClick={() => work.draft.setAll(changed(colors, role, nearest))}>
              <i className={styles.dot} style={{ background: nearest }} />
              {text.use(nearest)}
            </Button>
          )}
          <Button
            look="outline"
            size="small"
            onClick={() => work.draft.setAll(fieldsOfColors(colorsOf(work.brand.fields)))}
          >
            {text.undoColor}
          </Button>
        </span>
      }
    >
      <b>{text.weakTitle(name, colors[role])}</b>
      <br />
      {nearest === null || then === null
        ? text.noNearest
        : text.nearest(nearest, figure.format(then.ratio), colorNames[then.other as ColorRole] ?? then.other)}
    </Note>
  );
}

function changed(colors: ThemeColors, role: ColorRole, color: string) {
  return fieldsOfColors(recolored(colors, role, color));
}

/** 'unread': nothing is read on it or in it. */
function verdictOf(colors: ThemeColors, role: ColorRole): 'broken' | 'weak' | 'holds' | 'unread' {
  if (!isColor(colors[role])) return 'broken';
  if (colorRoles.some((other) => other !== 'tile-floor' && !isColor(colors[other]))) return 'unread';
  const worst = contrastOfRole(colors, role);
  return worst === null ? 'unread' : worst.ratio < worst.needed ? 'weak' : 'holds';
}
