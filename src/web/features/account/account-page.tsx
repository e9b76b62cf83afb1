import { MonitorSmartphone, Moon, Sun } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { planDisplayName } from '#domain/purchases/plan-display-name.ts'
import { accountCopy, textSizeCopy } from '#web/copy/account-pt-br.ts'
import { longDay } from '#web/copy/dates-pt-br.ts'
import { remember } from '#web/lib/remember.ts'
import { useArriveAtPart, useTitle } from '#web/lib/router.tsx'
import { chooseTextSize, rememberedTextSize, TEXT_SIZES } from '#web/lib/text-size.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { planLine, RenewLink, usePlan } from '#web/session/plan-notice.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RadioRow } from '#web/ui/radio-row.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { AccountSection } from './account-section.tsx'
import { OwnPurchases } from './own-purchases.tsx'
import { YourData } from './privacy/your-data.tsx'
import { SectionLinks } from './section-links.tsx'
import { SecuritySections } from './security-sections.tsx'

type AccountPageProps = {
  /** Beside the way to help, on top. */
  wayOut?: ReactNode
  /** Sections of other features, by the group they belong to. */
  general?: ReactNode
  conversations?: ReactNode
  discretion?: ReactNode
  data?: ReactNode
}

const { groups } = accountCopy

export function AccountPage({ wayOut, general, conversations, discretion, data }: AccountPageProps) {
  const words = accountCopy
  useTitle(words.title)
  useArriveAtPart()
  const inside = {
    geral: (
      <>
        <AccountSection heading={words.plan.heading}>
          <PlanSummary />
          <OwnPurchases />
        </AccountSection>
        <AccountSection heading={words.theme.heading} lead={words.theme.lead}>
          <ThemeChoice />
        </AccountSection>
        <AccountSection heading={textSizeCopy.heading} lead={textSizeCopy.lead}>
          <TextSizeChoice />
        </AccountSection>
        {general}
      </>
    ),
    seguranca: <SecuritySections />,
    conversas: conversations,
    discricao: discretion,
    dados: (
      <>
        <YourData />
        {data}
      </>
    ),
  }

  return (
    <div className="mx-auto stack w-full max-w-2xl gap-4 px-4 pt-3 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-6 lg:max-w-5xl">
      <ScreenHeader back={words.back} wayOut={wayOut} />
      <div className="stack gap-5 lg:grid-cols-[11rem_minmax(0,42rem)] lg:gap-x-12">
        <SectionLinks />
        <main className="stack gap-7">
          <h1 className="font-serif text-display">{words.heading}</h1>
          {groups.map(({ id, heading }) => (
            // Sections that belong together, in one card, with an address of their own.
            <section
              key={id}
              id={id}
              tabIndex={-1}
              aria-labelledby={`${id}-titulo`}
              className="stack scroll-mt-18 gap-2.5 focus:outline-none lg:scroll-mt-6"
            >
              <h2 id={`${id}-titulo`} className="font-serif text-title">
                {heading}
              </h2>
              <div className="stack divide-y divide-line rounded-card border border-line bg-surface px-4 *:py-4 sm:px-8 sm:*:py-7">
                {inside[id]}
              </div>
            </section>
          ))}
        </main>
      </div>
    </div>
  )
}

function PlanSummary() {
  const { email, plano, createdAt } = useSignedInPerson()
  const words = accountCopy.plan
  const plan = usePlan()
  const [name, host] = email.split('@')
  return (
    <dl className="stack grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2 max-[18rem]:grid-cols-1 sm:gap-x-8 sm:gap-y-3">
      <Row term={words.email}>
        {name}@<wbr />
        {host}
      </Row>
      <Row term={words.plano}>{plan?.name ?? planDisplayName(plano)}</Row>
      {/* There before it is known, so that nothing below moves. */}
      <Row term={words.until}>
        {plan ? planLine(plan) : '…'} <RenewLink url={plan?.state === 'ativo' ? null : plan?.renewUrl} />
      </Row>
      <Row term={words.since}>{longDay(new Date(createdAt))}</Row>
    </dl>
  )
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="max-w-[6rem] py-0.5 text-ink-soft text-sm sm:max-w-none">{term}</dt>
    <dd className="min-w-0 break-words font-medium">{children}</dd>
  </div>
)

const KEY = 'tema'

const THEMES = [
  ['claro', Sun],
  ['escuro', Moon],
  ['sistema', MonitorSmartphone],
] as const
type Theme = (typeof THEMES)[number][0]

function ThemeChoice() {
  const [chosen, setChosen] = useState(rememberedTheme)
  const words = accountCopy.theme
  return (
    <RadioRow
      name={KEY}
      label={words.heading}
      columns="grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))]"
      choices={THEMES.map(([key, icon]) => ({
        key,
        label: (
          <span className="grid min-h-10 place-items-center content-center gap-1 sm:min-h-16">
            <Icon of={icon} />
            {words[key]}
          </span>
        ),
      }))}
      chosen={chosen}
      onChoose={(theme) => {
        chooseTheme(theme)
        setChosen(theme)
      }}
    />
  )
}

function rememberedTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'claro' || theme === 'escuro' ? theme : 'sistema'
}

/** Remembers the choice and shows it: public/theme.js listens, in this tab and in the others. */
function chooseTheme(theme: Theme): void {
  remember(KEY, theme === 'sistema' ? null : theme)
  dispatchEvent(new Event(KEY))
}

function TextSizeChoice() {
  const [chosen, setChosen] = useState(rememberedTextSize)
  return (
    <RadioRow
      name="texto"
      label={textSizeCopy.heading}
      choices={TEXT_SIZES.map((key) => ({ key, label: textSizeCopy[key] }))}
      chosen={chosen}
      onChoose={(size) => {
        chooseTextSize(size)
        setChosen(size)
      }}
    />
  )
}
