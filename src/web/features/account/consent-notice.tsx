import { copy } from '#web/copy/pt-br.ts'
import { registerCopy } from '#web/copy/register-pt-br.ts'
import { Link } from '#web/lib/router.tsx'

const LINK =
  'font-semibold text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent'

/** What creating the account accepts, said before it is done. */
export function ConsentNotice() {
  const { heading, age, agree, and, end, data } = registerCopy.consent
  return (
    <div className="stack gap-1.5 rounded-control border border-accent/25 bg-accent-soft px-4 py-3.5 text-sm">
      <p className="font-semibold">{heading}</p>
      <ul className="stack list-disc gap-1 pl-5 marker:text-accent">
        <li>{age}</li>
        <li>
          {agree}
          <Link to="/termos" className={LINK}>
            {copy.footer.terms}
          </Link>
          {and}
          <Link to="/privacidade" className={LINK}>
            {copy.footer.privacy}
          </Link>
          {end}
        </li>
        <li>{data}</li>
      </ul>
    </div>
  )
}
