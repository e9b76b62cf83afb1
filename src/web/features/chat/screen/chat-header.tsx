import { Check, ChevronDown, LifeBuoy, LogOut, PanelLeft, UserRound } from 'lucide-react'
import type { Conversation } from '#domain/chat/conversation.ts'
import { DEFAULT_PERSONA, PERSONA_KEYS, PERSONA_LOOK, type PersonaKey } from '#domain/personas/persona.ts'
import { usesProtocol } from '#domain/safety/risk-level.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { leavingCopy } from '#web/copy/leaving-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { Link } from '#web/lib/router.tsx'
import { useLeaving } from '#web/session/leaving.tsx'
import { usePersonState } from '#web/session/person-context.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon, IconButton } from '#web/ui/icon.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { useMenu } from '#web/ui/menu.tsx'
import { useChatExtras } from './chat-context.ts'
import { KeptSign } from './load-rarely-needed.ts'
import type { Sidebar } from './sidebar/sidebar-panel.tsx'
import { useConversationActions } from './sidebar/use-conversation-actions.ts'
import { useLastReply } from './use-conversation.ts'

type ChatHeaderProps = { sidebar: Sidebar; conversation: Conversation | null }

export function ChatHeader({ sidebar, conversation }: ChatHeaderProps) {
  const state = usePersonState()
  const { busy: leaving, leave } = useLeaving()
  const { changeStyle } = useConversationActions()
  const { inHeader, wayOut } = useChatExtras()
  const demo = state.status === 'signed-in' && state.model === 'demo'
  const style = conversation?.style ?? DEFAULT_PERSONA
  // The welcome is written by no persona.
  const fixed = !conversation || conversation.onboarding
  const level = useLastReply(conversation?.id ?? null)?.nivel ?? 'nenhum'
  const suspended = usesProtocol(level)

  return (
    <header data-persona={suspended ? undefined : style} className="chat-header">
      {!sidebar.open && <IconButton of={PanelLeft} label={chatCopy.sidebar.open} onClick={sidebar.show} />}
      <div className="flex min-w-[5.5rem] flex-1 items-center gap-2.5 pl-1 sm:min-w-max">
        {suspended || fixed ? (
          <PersonaName style={suspended ? null : style} demo={demo} />
        ) : (
          <PersonaMenu style={style} demo={demo} onChange={(next) => changeStyle(conversation, next)} />
        )}
      </div>
      {conversation && conversation.keptHours !== null && (
        <KeptSign keptHours={conversation.keptHours} wide />
      )}
      {!fixed && inHeader?.(conversation, level)}
      <Link
        to="/ajuda"
        className={`${buttonClass('quiet')} !gap-1.5 !px-1.5 !text-care hover:!bg-care-soft text-sm sm:!px-2.5`}
      >
        <Icon of={LifeBuoy} />
        <span>
          <span className="max-lg:sr-only">{chatCopy.help.before}</span>
          <span className="max-lg:capitalize">{chatCopy.help.word}</span>
          <span className="max-lg:sr-only">{chatCopy.help.after}</span>
        </span>
      </Link>
      {!sidebar.open && (
        <Link to="/conta" className={`${buttonClass('quiet')} !px-2.5 text-sm max-sm:hidden`}>
          <Icon of={UserRound} />
          <span className="max-xl:sr-only">{chatCopy.account}</span>
        </Link>
      )}
      <Button look="quiet" busy={leaving} onClick={leave} className="min-w-11 !px-2.5 text-sm">
        <Icon of={LogOut} />
        <span className="max-sm:sr-only">{leaving ? leavingCopy.busy : leavingCopy.action}</span>
      </Button>
      {/* Last, so that where there is no room for all it has a row of its own. */}
      {wayOut}
    </header>
  )
}

type PersonaMenuProps = { style: PersonaKey; demo: boolean; onChange: (style: PersonaKey) => void }

function PersonaMenu({ style, demo, onChange }: PersonaMenuProps) {
  const { open, close, buttonProps, menuProps } = useMenu('start')

  function choose(key: PersonaKey) {
    close()
    if (key !== style) onChange(key)
  }

  return (
    <>
      <button
        {...buttonProps}
        className="-ml-1 flex min-h-13 min-w-0 items-center gap-2.5 rounded-control px-1 text-left sm:py-1 sm:min-h-11 sm:pr-2 hover:bg-accent-soft"
      >
        <PersonaName style={style} demo={demo} />
        <Icon of={ChevronDown} size={18} className="text-ink-soft max-lg:hidden" />
        <span className="sr-only">{chatCopy.persona.change}</span>
      </button>
      <div
        {...menuProps}
        role="menu"
        aria-label={chatCopy.persona.changeMenu}
        className="fixed m-0 max-h-[80dvh] w-[min(22rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-line bg-surface p-2 text-ink shadow-float"
      >
        {open &&
          PERSONA_KEYS.map((key) => (
            <button
              key={key}
              type="button"
              role="menuitemradio"
              aria-checked={key === style}
              tabIndex={-1}
              onClick={() => choose(key)}
              className="flex min-h-13 w-full items-center gap-3 rounded-control px-2.5 py-2 text-left hover:bg-accent-soft focus:bg-accent-soft focus:outline-none"
            >
              <Avatar persona={key} />
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold text-sm">{PERSONA_LOOK[key].displayName}</span>
                <span className="text-ink-soft text-xs">{PERSONA_LOOK[key].offers}</span>
              </span>
              <Icon of={Check} size={18} className={key === style ? 'text-accent' : 'invisible'} />
            </button>
          ))}
      </div>
    </>
  )
}

/** Who is writing: while somebody may be in danger the product itself, under its own name. */
function PersonaName({ style, demo }: { style: PersonaKey | null; demo: boolean }) {
  return (
    <>
      {style ? (
        <span className="header-avatar">
          <Avatar persona={style} />
        </span>
      ) : (
        <Mark className="header-avatar size-9" />
      )}
      <span className="grid min-w-0 leading-tight">
        <span className="truncate font-semibold text-sm">
          {style ? PERSONA_LOOK[style].displayName : copy.product.name}
        </span>
        {demo ? (
          <span className="max-w-full justify-self-start truncate rounded-full bg-glow/25 px-2 text-[0.8125rem] leading-snug">
            {chatCopy.demo}
          </span>
        ) : (
          <span className="text-ink-soft text-xs max-sm:leading-none">{chatCopy.ai}</span>
        )}
      </span>
    </>
  )
}
