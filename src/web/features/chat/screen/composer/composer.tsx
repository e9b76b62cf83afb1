import { CircleAlert, X } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import { canPressSend, isAgeFarewell } from '#domain/chat/predicates.ts'
import { MESSAGE_MAX } from '#domain/limits.ts'
import { farewellCopy } from '#web/copy/away-pt-br.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import type { Refused } from '#web/features/chat/engine/delivery.ts'
import { type Editing, editKey, NO_CONVERSATION } from '#web/features/chat/engine/drafts.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { Link } from '#web/lib/router.tsx'
import { PlanNotice, RenewLink } from '#web/session/plan-notice.tsx'
import { linkClass } from '#web/ui/button.tsx'
import { CallLinks, CallSomebody } from '#web/ui/call-links.tsx'
import { Icon, IconButton } from '#web/ui/icon.tsx'
import { useLateActions } from '../actions/message-actions.tsx'
import { useChat, useChatExtras, useSignal } from '../chat-context.ts'
import { LengthNotice } from '../load-rarely-needed.ts'
import { CrisisCard } from '../log/crisis-card.tsx'
import { preloadMarkdown } from '../reply/markdown/lazy-markdown.tsx'
import { ReplyControls } from '../reply/reply-controls.tsx'
import { useReplyState } from '../reply/use-reply.ts'
import { useLastReply } from '../use-conversation.ts'
import { appendWords } from './append-words.ts'
import { BOX_ID, MessageBox } from './message-box.tsx'

const EditingNotice = lazyPart(() => import('./notices.tsx').then((m) => m.EditingNotice))

type ComposerProps = {
  conversationId: string | null
  /** Sending with no conversation selected: the words stay here until there is one. */
  onNeedsConversation: () => void
}

export function Composer({ conversationId, onNeedsConversation }: ComposerProps) {
  const { outbox, drafts, refusals, editing, localConversations } = useChat()
  const { voice } = useChatExtras()
  const key = conversationId ?? NO_CONVERSATION
  const edit = useSignal(editing).get(key)
  const late = useLateActions()
  const draftKey = edit ? editKey(key, edit.messageId) : key
  const text = useSyncExternalStore(drafts.subscribe, () => drafts.get(draftKey))
  const reply = useLastReply(conversationId)
  const view = useReplyState(reply)
  const refusal = useSignal(refusals).get(key)
  const noticeId = useId()

  const clearRefusal = () => refusals.remove(key)
  const cancelEdit = () => late(({ cancelEditing }, { chat }) => cancelEditing(chat, key))

  function send() {
    clearRefusal()
    if (conversationId === null) return onNeedsConversation()
    if (edit) return late(({ sendEdited }, { chat }) => sendEdited(chat, conversationId, edit))
    const newStyle = localConversations.get().get(conversationId) ?? null
    outbox.add({ conversationId, content: drafts.take(key), newStyle })
  }

  function type(next: string) {
    preloadMarkdown()
    drafts.set(draftKey, next)
  }

  // Shown whole first: its own buttons are part of the composer.
  if (reply && view && !view.revealing && isAgeFarewell(reply)) return <ConversationOver />
  return (
    <div className="composer relative z-10 px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <div className="mx-auto grid w-full max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-2">
        {reply && view && <ReplyControls reply={reply} view={view} />}
        {refusal ? (
          <RefusalNotice {...refusal} draftKey={key} onDismiss={clearRefusal} />
        ) : (
          <PlanNotice
            moment={`${reply?.id} ${view?.status}`}
            inDanger={(reply?.nivel ?? 'nenhum') !== 'nenhum'}
          />
        )}
        {edit && <EditingNotice busy={edit.sending} onCancel={cancelEdit} />}
        {text.length >= NEAR && <LengthNotice id={noticeId} length={text.length} />}
        <MessageBox
          text={text}
          onChange={type}
          canSend={maySend(text, conversationId, view, edit)}
          onSend={send}
          // It keeps this from when somebody began to speak; the text goes on meanwhile.
          voice={voice?.((words) => type(appendWords(drafts.get(draftKey), words)))}
          describedBy={noticeId}
        />
        {/* It matters less than the conversation, where there is little room for that. */}
        <p className="truth text-center text-ink-soft text-xs">{chatCopy.composer.truth}</p>
      </div>
    </div>
  )
}

function maySend(
  text: string,
  conversationId: string | null,
  view: ReturnType<typeof useReplyState>,
  edit: Editing | undefined,
): boolean {
  const isPressable = canPressSend({
    text,
    conversationSelected: conversationId !== null,
    // The last message can be edited while its reply is paused, too.
    replyStatus: edit && view?.status === 'pausada' ? null : (view?.status ?? null),
    revealing: view?.revealing ?? false,
  })
  // What is edited and refused would become the next message.
  return edit ? isPressable && !edit.sending && text.length <= MESSAGE_MAX : isPressable
}

/** Where the box was, after the farewell to somebody under 18. */
const ConversationOver = () => (
  // The way past the list of conversations still leads here.
  <div id={BOX_ID} tabIndex={-1} className="grid justify-items-center gap-1 px-4 py-3 text-center">
    <p role="status">
      {farewellCopy.over} <CallLinks calls={farewellCopy.calls} />.
    </p>
    <Link to="/conta" className={`${linkClass} text-sm`}>
      {farewellCopy.account}
    </Link>
  </div>
)

const NEAR = 0.9 * MESSAGE_MAX

type RefusalNoticeProps = Refused & { draftKey: string; onDismiss: () => void }

/** Where a keyboard leaves little room, what stands around the box is scrolled: once, not again with each key. */
const comeIntoView = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'nearest' })

/** Why the words came back to the box. If there was danger in them, help is there all the same. */
const RefusalNotice = ({ draftKey, onDismiss, ...refused }: RefusalNoticeProps) => (
  <>
    {refused.nivel !== 'nenhum' && (
      <div ref={comeIntoView}>
        <CrisisCard messageId={draftKey} nivel={refused.nivel} isReadHere={refused.readHere} />
      </div>
    )}
    <div className="flex animate-rise items-start gap-2.5 rounded-control border border-danger/20 bg-danger-soft py-1.5 pr-1.5 pl-4 text-danger text-sm">
      <Icon of={CircleAlert} className="mt-2.5" />
      <div className="min-w-0 flex-1 py-2.5 font-medium">
        <p role="alert">{refused.reason}</p>
        {refused.isAway && refused.nivel === 'nenhum' && (
          <p role="status">
            <CallSomebody />
          </p>
        )}
        <RenewLink url={refused.link} />
      </div>
      <IconButton
        of={X}
        label={chatCopy.composer.dismiss}
        onClick={onDismiss}
        size={18}
        look="hover:bg-danger/10"
      />
    </div>
  </>
)
