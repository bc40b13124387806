import { useRef, useState } from 'react';
import { counterFrameText as text } from '#content/nb/counter/frame.ts';
import { IconButton } from '../parts/button.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { cameraOpen } from '../scan/camera.ts';
import { handScan } from '../scan/listen.ts';
import styles from './frame.module.css';

export interface SearchFieldProps {
  readonly placeholder?: string;
  readonly initial?: string;
  readonly autoFocus?: boolean;
  /** Without it the field does what a scan on this screen does. */
  readonly onSubmit?: (text: string) => void;
}

/** The one field of every screen: what is typed or scanned into it goes where a scan goes. */
export function SearchField({
  placeholder = text.field,
  initial = '',
  autoFocus = false,
  onSubmit = handScan,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={styles.field}>
      <Glyph name="search" size={20} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const query = typed.trim();
          if (query === '') return;
          setTyped('');
          input.current?.blur();
          onSubmit(query);
        }}
      >
        <input
          ref={input}
          type="search"
          data-search-field=""
          aria-label={text.fieldLabel}
          placeholder={placeholder}
          value={typed}
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: the screen was opened to type into it
          autoFocus={autoFocus}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <IconButton icon="scan" label={text.camera} onClick={() => cameraOpen.set(true)} />
      </form>
    </search>
  );
}
