import { roleNames } from '#content/nb/desk/roles.ts';
import { staffText as text } from '#content/nb/desk/staff.ts';
import { type DeskRole, deskRoles } from '#domain/staff/desk-role.ts';
import { SelectField } from '../parts/field.tsx';
import styles from './staff.module.css';

export interface ShopChoice {
  readonly id: number;
  readonly name: string;
}

export interface RoleFieldsProps {
  readonly role: DeskRole;
  readonly chosen: readonly number[];
  readonly shops: readonly ShopChoice[];
  readonly shopsMissing: boolean;
  readonly onChange: (role: DeskRole, shops: readonly number[]) => void;
}

/** A role, and the shops that go with a shop manager's. */
export function RoleFields({ role, chosen, shops, shopsMissing, onChange }: RoleFieldsProps) {
  return (
    <>
      <SelectField
        label={text.role}
        value={role}
        choices={deskRoles.map((value) => ({ value, name: roleNames[value] }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value as DeskRole, chosen)}
      />
      {role === 'shop-manager' && (
        <fieldset className={styles.shops}>
          <legend>{text.shops}</legend>
          <p>{shopsMissing ? text.shopsWrong : text.shopsHint}</p>
          <div>
            {shops.map(({ id, name }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={() =>
                    onChange(role, chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
                  }
                />{' '}
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
