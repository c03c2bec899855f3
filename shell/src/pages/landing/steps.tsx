import landing from './landing.module.css';
import styles from './steps.module.css';

const STEPS = [
  { title: 'Create profile', text: "Show what you can do and what you'd love to do next." },
  { title: 'Explore or post', text: 'Find a project that needs you, or post your own.' },
  { title: 'Build a team', text: 'Invite people into roles, and accept the invites you like.' },
  { title: 'Collaborate and launch', text: 'Get in touch, build it together and ship it.' },
] as const;

export function Steps() {
  return (
    <section className={styles.root} aria-labelledby="steps-title">
      <div className={landing.column}>
        <h2 id="steps-title" className={landing.heading}>
          From no team to launch in four steps
        </h2>
        <ol className={styles.list}>
          {STEPS.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
