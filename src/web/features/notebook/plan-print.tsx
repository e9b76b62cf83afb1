import type { SafetyPlan } from '#domain/api/notebook.ts'
import type { LinePart } from '#domain/notebook/phones.ts'
import { planPage } from '#domain/notebook/plan-page.ts'

/** As many lines as two columns hold. */
const IN_COLUMNS = 140

/** The plan on paper: one page, black on white. Not on the screen (notebook.css). */
export function PlanPrint({ plan }: { plan: SafetyPlan }) {
  const { title, steps, now, density } = planPage(plan)
  const many = steps.flatMap(({ lines }) => lines).length > IN_COLUMNS
  return (
    <div className="plan-print" data-density={density} data-lines={many ? 'many' : undefined} aria-hidden>
      <p className="plan-print-title">{title}</p>
      {steps.map(({ number, title: step, lines }) => (
        <div key={number} className="plan-print-step">
          <p className="plan-print-name">
            {number}. {step}
          </p>
          {lines.length === 0 && <p className="plan-print-blank" />}
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else, and are never moved
            <p key={index} className="plan-print-line">
              <Line parts={line} />
            </p>
          ))}
        </div>
      ))}
      <p className="plan-print-now">
        <Line parts={now} />
      </p>
    </div>
  )
}

function Line({ parts }: { parts: LinePart[] }) {
  return parts.map(({ text, tel }) => (tel ? <strong key={text}>{text}</strong> : text))
}
