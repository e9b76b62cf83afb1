import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ChatMessage, Conversation } from '#domain/chat/conversation.ts'
import { wishesExercise } from '#domain/chat/wishes-exercise.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { notebookChatCopy } from '#web/copy/notebook-chat-pt-br.ts'
import { chatOf } from '#web/features/chat/engine/chat.ts'
import type { ChatExtras } from '#web/features/chat/screen/chat-context.ts'
import { ChatPage } from '#web/features/chat/screen/chat-screen.tsx'
import { wantsDictation } from '#web/features/dictation/dictation-choice.ts'
import { QuickExitButton } from '#web/features/discreet/quick-exit-button.tsx'
import { hasUnsaved, useNotebook } from '#web/features/notebook/notebook-context.ts'
import { exercisesQuery, notesQuery, useHasPlan } from '#web/features/notebook/notebook-queries.ts'
import { sendWithdrawals } from '#web/lib/consent.ts'
import type { PageProps } from '#web/lib/lazy-page.ts'
import { Late, lazyPart } from '#web/lib/lazy-part.tsx'
import { Link } from '#web/lib/router.tsx'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InNotebook } from './in-notebook.tsx'
import { SignedInFrame } from './signed-in-frame.tsx'

const SearchPanel = lazyPart(
  () => import('#web/features/search/search-panel.tsx').then((m) => m.SearchPanel),
  <Skeleton className="appear-late h-20" />,
)

const DictationButton = lazyPart(() =>
  import('#web/features/dictation/dictation-button.tsx').then((m) => m.DictationButton),
)

/** For screens that follow the chat without showing it. */
export const engineOf = chatOf

/** Sends what still waits to be sent. False when something of the chat or the notebook could not leave. */
export async function deliver(personId: string): Promise<boolean> {
  const { outbox, drafts } = chatOf(personId)
  const withdrawn = await sendWithdrawals(personId).then(
    () => true,
    () => false,
  )
  return (await outbox.flush()) && withdrawn && !hasUnsaved(drafts)
}

/** /chat, put together from the chat's own page and what other features have there. */
export function ChatRoute({ params }: PageProps) {
  const { id } = useSignedInPerson()
  const { extras, dialogs } = useExtras()
  return (
    <SignedInFrame>
      <InNotebook personId={id}>
        <ChatPage params={params} extras={extras}>
          {dialogs}
        </ChatPage>
      </InNotebook>
    </SignedInFrame>
  )
}

const CheckInSuggestion = lazyPart(() =>
  import('#web/features/notebook/check-ins/check-in-suggestion.tsx').then((m) => m.CheckInSuggestion),
)
const ExerciseOffer = lazyPart(() =>
  import('#web/features/notebook/exercises/exercise-offer.tsx').then((m) => m.ExerciseOffer),
)
const KeepDialog = lazyPart(() =>
  import('#web/features/notebook/notes/keep-form.tsx').then((m) => m.KeepDialog),
)
const SummarizeDialog = lazyPart(() =>
  import('#web/features/notebook/summaries/summary-draft-form.tsx').then((m) => m.SummarizeDialog),
)
const RestedLines = lazyPart(() =>
  import('#web/features/notebook/notes/proposed-lines.tsx').then((m) => m.RestedLines),
)
const WelcomeCard = lazyPart(() =>
  import('#web/features/notebook/notes/welcome-card.tsx').then((m) => m.WelcomeCard),
)
const readNotes = () => import('#web/features/notebook/notes/read-notes.tsx')
const NotesOfReply = lazyPart(() => readNotes().then((m) => m.NotesOfReply))
const ReadNotes = lazyPart(() => readNotes().then((m) => m.ReadNotes))

/** What other features have in the chat. Code of the notebook loads when it is needed: most conversations never do. */
function useExtras() {
  const { onboardingFinalizado } = useSignedInPerson()
  const [speaks] = useState(wantsDictation)
  const [keeping, setKeeping] = useState<string | null>(null)
  const [summarizing, setSummarizing] = useState<string | null>(null)
  const extras = useMemo(
    (): ChatExtras => ({
      wayOut: <QuickExitButton className="ml-auto max-sm:w-full" />,
      voice: (onWords) => speaks && <DictationButton onWords={onWords} />,
      search: (onOpen) => <SearchPanel compact onOpen={onOpen} />,
      keep: setKeeping,
      summarize: setSummarizing,
      useHasPlan,
      inHeader: (conversation, level) => <ReadNotesIfAny conversation={conversation} level={level} />,
      ofReply: (notes) => <NotesOfReply notes={notes} />,
      // As high as what comes later: nothing moves when it does.
      underOpeners: onboardingFinalizado && (
        <>
          <Link
            to="/caderno#exercicios"
            className="hidden-when-discreet mt-3 inline-flex min-h-11 items-center text-ink-soft text-sm underline decoration-line-strong underline-offset-4 hover:text-ink"
          >
            {notebookChatCopy.exercises}
          </Link>
          <div className="min-h-18">
            <CheckInSuggestion />
          </div>
        </>
      ),
      afterMessages: (messages) => {
        const last = messages.at(-1)
        const ended = onboardingFinalizado && last?.onboarding && last.status !== 'escrevendo'
        if (ended) return <WelcomeCard messages={messages} />
        const asked = messages.at(-2)
        if (last?.role !== 'assistant' || last.status === 'escrevendo') return null
        return (
          <>
            {asked && isCalmWish(asked) && <ExerciseOffer />}
            {last.nivel === 'nenhum' && <RestedIfNotes last={last} />}
          </>
        )
      },
    }),
    [onboardingFinalizado, speaks],
  )
  const dialogs = (
    <>
      <Late when={keeping !== null}>
        <KeepDialog words={keeping} onClose={() => setKeeping(null)} />
      </Late>
      <Late when={summarizing !== null}>
        <SummarizeDialog conversationId={summarizing} onClose={() => setSummarizing(null)} />
      </Late>
    </>
  )
  return { extras, dialogs }
}

/** Lines are proposed only to people who have made a note. */
function RestedIfNotes({ last }: { last: ChatMessage }) {
  const { data: notes } = useQuery(notesQuery(useNotebook().personId))
  if (!notes?.some(({ isName }) => !isName)) return null
  return <RestedLines conversationId={last.conversationId} since={last.timestamp} />
}

type ReadNotesIfAnyProps = { conversation: Conversation; level: RiskLevel }

/** For a person without notes, and without exercises that are read, only the lists are loaded. */
function ReadNotesIfAny({ conversation, level }: ReadNotesIfAnyProps) {
  const { personId } = useNotebook()
  const { data: notes } = useQuery(notesQuery(personId))
  const { data: exercises } = useQuery(exercisesQuery(personId))
  if (!notes?.length && !exercises?.some(({ aiMayRead }) => aiMayRead)) return null
  const { receive } = chatOf(personId)
  return (
    <ReadNotes
      conversation={conversation}
      level={level}
      onConversation={(changed) => receive({ type: 'conversa', conversation: changed })}
    />
  )
}

const isCalmWish = ({ role, onboarding, nivel, content }: ChatMessage): boolean =>
  role === 'user' && !onboarding && nivel === 'nenhum' && wishesExercise(content)
