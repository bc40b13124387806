import { pollsDeskText as text } from '#content/nb/desk/editorial/polls.ts';
import type { DeskPoll } from '#contract/desk/polls/schemas.ts';
import styles from './polls.module.css';

/** How it went: a table whose shares are bars too. */
export function PollResults({ poll: { questions, participants } }: { readonly poll: DeskPoll }) {
  return (
    <section aria-labelledby="results">
      <h2 id="results">{text.results}</h2>
      <p>{participants === 0 ? text.noAnswers : text.participants(participants)}</p>
      {participants > 0 && questions.map((question) => <Results key={question.id} question={question} />)}
    </section>
  );
}

function Results({ question: { text: asked, options } }: { readonly question: DeskPoll['questions'][number] }) {
  const all = options.reduce((sum, { answers }) => sum + answers, 0);
  const share = (answers: number) => (all === 0 ? 0 : Math.round((answers / all) * 100));
  return (
    <table className={styles.results}>
      <caption>{asked}</caption>
      <thead>
        <tr>
          <th scope="col">{text.table.option}</th>
          <th scope="col">{text.table.count}</th>
          <th scope="col">{text.table.share}</th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ id, text: words, correct, answers }) => (
          <tr key={id}>
            <th scope="row">
              {words} {correct && <small>{text.correct}</small>}
            </th>
            <td>{answers}</td>
            <td>
              <span className={styles.bar} data-correct={correct} style={{ width: `${share(answers) * 0.6}%` }} />
              {share(answers)} %
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
