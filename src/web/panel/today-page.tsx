import { CircleAlert, CircleCheck } from 'lucide-react'
import type { TodayAnswer } from '#domain/api/panel.ts'
import { attentionWords } from '#domain/panel/attention.ts'
import type { PanelArea } from '#domain/panel/roles.ts'
import { shortMoment } from '#domain/text/brasilia-time.ts'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { salesCopy } from '#web/copy/panel-sales-pt-br.ts'
import { todayCopy } from '#web/copy/panel-today-pt-br.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PanelSection, usePanelAnswer } from './panel-section.tsx'
import { pathOf, useOperatorSession } from './session.ts'

const words = todayCopy

export function TodayPage() {
  const { data: today, instead } = usePanelAnswer<TodayAnswer>('/api/painel/hoje')
  if (!today) return instead
  const { attention, missing } = today
  return (
    <>
      <PanelSection heading={words.attention}>
        {attention.length === 0 ? (
          <p className="flex items-start gap-2 text-success">
            <Icon of={CircleCheck} className="mt-1" />
            {words.allWell}
          </p>
        ) : (
          <ul className="stack gap-3">
            {attention.map((item) => (
              <ToDo key={item.kind + item.name} {...attentionWords(item)} />
            ))}
          </ul>
        )}
      </PanelSection>
      {missing.length > 0 && (
        <PanelSection heading={words.missing.heading} lead={words.missing.lead}>
          <ul className="stack gap-3">
            {missing.map((what) => (
              <ToDo key={what} {...words.missing.items[what]} />
            ))}
          </ul>
        </PanelSection>
      )}
      <PanelSection heading={words.state}>
        <dl className="stack">
          {linesOf(today).map(([label, text]) => (
            <div
              key={label}
              className="stack gap-x-6 border-line border-b py-3 last:border-0 sm:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <dt className="text-ink-soft text-sm">{label}</dt>
              <dd className="[overflow-wrap:anywhere]">{text}</dd>
            </div>
          ))}
        </dl>
      </PanelSection>
    </>
  )
}

type ToDoProps = { says: string; area?: PanelArea | undefined; command?: string | undefined }

/** With a link to where it can be done, or a sentence about who can. */
function ToDo({ says, area, command }: ToDoProps) {
  const areas = useOperatorSession().data?.operador?.areas ?? []
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-care-soft px-4 py-3 text-care">
      <span className="flex min-w-0 items-start gap-2">
        <Icon of={CircleAlert} className="mt-1" />
        <span className="min-w-0 font-medium">{says}</span>
      </span>
      {area === undefined ? (
        <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
          {words.byServer} <code>{command}</code>
        </span>
      ) : areas.includes(area) ? (
        <ButtonLink to={pathOf(area)} look="secondary" label={words.open(panelCopy.areas[area])} />
      ) : (
        <span className="text-sm">{words.byOther(panelCopy.areas[area])}</span>
      )}
    </li>
  )
}

type Line = [label: string, text: string]

function linesOf(today: TodayAnswer): Line[] {
  const { lines } = words
  const { replies, firstWord, mails, database, diskFree } = today
  const failures = replies?.failed ?? []
  const failed = failures.reduce((sum, { total }) => sum + total, 0)
  const kinds = failures.map(({ kind, total }) => `${words.failureKinds[kind] ?? kind}: ${total}`).join('; ')
  return [
    [lines.server, words.running(today.version)],
    [
      lines.replies,
      replies ? words.replies(replies.whole, replies.cut, replies.filtered, failed) : words.unknownReplies,
    ],
    ...(failed > 0 ? [[lines.failures, kinds] satisfies Line] : []),
    [lines.firstWord, firstWord === null ? words.noFirstWord : words.firstWord(firstWord)],
    [lines.model, modelText(today)],
    [lines.mails, words.mails(mails.waiting, mails.oldestMinutes)],
    [lines.sales, salesText(today)],
    [lines.backup, backupText(today)],
    [lines.database, words.database(sizeOf(database.bytes), database.isPrivate)],
    [lines.disk, words.diskFree(diskFree)],
  ]
}

function backupText({ lastBackup, backupBytes, lastRehearsal }: TodayAnswer): string {
  if (!lastBackup) return words.noBackup
  const moment = (date: string) => shortMoment(new Date(date))
  const size = backupBytes === null ? '' : `, ${sizeOf(backupBytes)}`
  return `${moment(lastBackup)}${size}; ${lastRehearsal ? words.rehearsed(moment(lastRehearsal)) : words.notRehearsed}`
}

function modelText({ model: { kind, services } }: TodayAnswer): string {
  if (kind === 'demo') return words.demo
  if (services.length === 0) return words.remote
  const { failing, ok } = words.services
  return services.map(({ name, isFailing }) => `${name} ${isFailing ? failing : ok}`).join('; ')
}

function salesText({ sales: { stuck, unmapped, contested } }: TodayAnswer): string {
  const parts = [
    ...stuck.map(({ estado, total }) => salesCopy.stuck.deliveries(total, estado)),
    ...(unmapped > 0 ? [words.unmapped(unmapped)] : []),
    ...(contested > 0 ? [words.contested(contested)] : []),
  ]
  return parts.join(', ') || words.noSalesStuck
}

function sizeOf(bytes: number): string {
  const mega = bytes / 1024 ** 2
  if (mega < 1) return `${Math.ceil(bytes / 1024)} KB`
  if (mega < 1024) return `${Math.round(mega)} MB`
  return `${(mega / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} GB`
}
