import styles from './showcase.module.css';

/** A drawn stand-in for a product's picture. */
export function Planks({ isGrey }: { isGrey: boolean }) {
  return (
    <svg className={isGrey ? styles.greyPlanks : styles.planks} viewBox="0 0 200 200" aria-hidden="true">
      <path d="M20 100l92-52 30 16-92 54z" />
      <path d="M58 122l92-54 32 18-94 56z" />
      <path d="M86 146l84-50 20 14-84 52z" />
    </svg>
  );
}
