import { useState } from 'react';
import { blogDeskText as text } from '#content/nb/desk/editorial/blog.ts';
import type { DeskPost } from '#contract/desk/blog/schemas.ts';
import { Button } from '../parts/button.tsx';
import { OsloField, osloWords } from '../parts/oslo-field.tsx';
import styles from './blog.module.css';
import type { PostActs } from './use-post-acts.ts';

export interface PostPlaceProps {
  readonly post: DeskPost;
  readonly acts: PostActs;
  readonly hasChanges: boolean;
  readonly mayEdit: boolean;
  readonly onPublish: () => void;
}

const hour = 3_600_000;

/** Whether and when the post stands in the shop. */
export function PostPlace({ post, acts, hasChanges, mayEdit, onPublish }: PostPlaceProps) {
  const [isLater, setLater] = useState(post.state === 'planned');
  const [at, setAt] = useState(() =>
    post.state === 'planned' ? Date.parse(post.at) : Math.ceil(Date.now() / hour + 1) * hour,
  );
  const line = text.stateLine[post.state];
  return (
    <section className={styles.place} aria-labelledby="place">
      <h2 id="place">{text.states[post.state]}</h2>
      <p>{typeof line === 'string' ? line : line(osloWords(Date.parse(post.at)))}</p>
      {mayEdit && post.state !== 'published' && (
        <>
          <fieldset className={styles.when}>
            <legend className="sr-only">{text.when}</legend>
            <label>
              <input type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} /> {text.now}
            </label>
            <label>
              <input type="radio" name="when" checked={isLater} onChange={() => setLater(true)} /> {text.atTime}
            </label>
          </fieldset>
          {isLater && <OsloField label={text.time} value={at} onChange={setAt} />}
          <Button off={acts.isRunning} onClick={() => acts.place(isLater ? at : null, hasChanges, onPublish)}>
            {isLater ? text.plan : text.publish}
          </Button>
        </>
      )}
      {mayEdit && post.state !== 'draft' && (
        <Button look={post.state === 'planned' ? 'text' : 'outline'} off={acts.isRunning} onClick={acts.takeOut}>
          {post.state === 'planned' ? text.unpublishPlanned : text.unpublish}
        </Button>
      )}
    </section>
  );
}
