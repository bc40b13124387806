import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { matchPath, useLocation, useMatch, useNavigate } from 'react-router';
import { searchText } from '#content/nb/search.ts';
import { searchFormPath, searchPath } from '#domain/navigation/addresses/search-path.ts';
import { routePatterns } from '#domain/navigation/routes.ts';
import { currentPath } from '#storefront/data/current-path.ts';
import { tabStops } from '#ui/browser/focus.ts';
import { IconButton } from '#ui/components/button/icon-button.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import styles from './search-field.module.css';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

export interface SearchFieldProps {
  /** DEC-58: every keystroke searches; there is then no need for suggestions. */
  readonly searchOnType: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  /** What shows the suggestions; its code may come when it is first wanted. */
  readonly panel: ComponentType<SuggestionsProps & { readonly wanted: boolean }>;
  readonly className?: string | undefined;
}

export interface SuggestionsProps {
  readonly suggestions: Suggestions | null;
  /** The field has focus and nothing in it. */
  readonly untyped: boolean;
  /** A suggestion was followed. */
  readonly onFollow: () => void;
}

export function SearchField({ searchOnType, input, panel: Panel, className }: SearchFieldProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const shownQuery = useMatch(routePatterns.search)?.params.query ?? '';
  const [text, setText] = useState(shownQuery);
  const [active, setActive] = useState(false);
  const suggestions = useSuggestions(text, active && !searchOnType);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every arrival the field says what the screen searches for
  useEffect(() => {
    setActive(false);
    if (input.current?.matches(':focus') !== true) setText(shownQuery); // whoever is typing is not interrupted
  }, [shownQuery, key]);

  /**
   * Takes focus from the field: a phone's keyboard would cover the results, and the field would keep showing what was
   * typed.
   */
  const leave = () => {
    input.current?.blur();
    setActive(false);
  };
  /** The current path; a fast typist is ahead of what React has drawn. */
  const reached = () => currentPath()?.split('?')[0] ?? pathname;
  const type = (typed: string) => {
    setText(typed);
    setActive(true);
    const path = searchOnType ? searchPath(typed, reached()) : null;
    if (path !== null) void navigate(path, { replace: matchPath(routePatterns.search, reached()) !== null });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    leave();
    const path = searchPath(text, reached());
    if (path !== null) void navigate(path);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && active) {
      input.current?.focus(); // which opens the suggestions, so they are closed after it
      setActive(false);
    }
    const step = steps[event.key];
    if (step === undefined || form.current === null || !active) return;
    const stops = tabStops(form.current).filter((stop) => stop === input.current || stop.matches('a'));
    const next = stops[stops.indexOf(event.target as HTMLElement) + step];
    event.preventDefault();
    next?.focus();
  };

  return (
    <search className={className}>
      <form
        ref={form}
        action={searchFormPath}
        className={styles.form}
        onSubmit={submit}
        onKeyDown={move}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setActive(false);
        }}
      >
        <label className={styles.field}>
          <Icon name="search" size={20} />
          <span className="sr-only">{searchText.label}</span>
          <input
            ref={input}
            type="search"
            name="query"
            placeholder={searchText.label}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            value={text}
            onChange={({ target }) => type(target.value)}
            onFocus={() => setActive(true)}
            className={styles.input}
          />
        </label>
        {text !== '' && (
          <IconButton
            icon="close"
            iconSize={18}
            label={searchText.clear}
            className={styles.clear}
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          />
        )}
        <Panel
          wanted={active && !searchOnType}
          suggestions={suggestions}
          untyped={active && text === ''}
          onFollow={leave}
        />
      </form>
    </search>
  );
}

const steps: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 };
