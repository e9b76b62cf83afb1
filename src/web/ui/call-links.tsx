import { Fragment } from 'react'
import { awayCopy } from '#web/copy/away-pt-br.ts'

/** Numbers to tap within a sentence. In discreet mode they look like its other words. */
export function CallLinks({ calls }: { calls: readonly { words: string; href: string }[] }) {
  return calls.map(({ words, href }, index) => (
    <Fragment key={href}>
      {index > 0 && ` ${awayCopy.or} `}
      {/* As high as a finger needs, without moving the lines around it. */}
      <a
        href={href}
        className="relative whitespace-nowrap px-0.5 after:absolute after:inset-x-0 after:-inset-y-3 [:root:not([data-discreto])_&]:font-semibold [:root:not([data-discreto])_&]:underline"
      >
        {words}
      </a>
    </Fragment>
  ))
}

/** Whom to call while something is away. */
export const CallSomebody = () => (
  <>
    {awayCopy.call} <CallLinks calls={awayCopy.calls} />.
  </>
)
