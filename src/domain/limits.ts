/** Every number the product promises, in one place. Times are in milliseconds unless the name has another unit. */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const EMAIL_MAX = 254
export const PLANO_MAX = 100
/** What a plan is called on screens and in mails. */
export const PLAN_NAME_MAX = 60

export const SESSION_LASTS = 30 * DAY
/** A session in use is prolonged at most this often. */
export const SESSION_RENEWED_EVERY = DAY
export const RESET_LINK_LASTS = HOUR
/** How long the link of a mail can let a browser in. */
export const ENTRY_LINK_LASTS = HOUR
/** How long a mail about a new account or a new password can undo it. */
export const UNDO_LINK_LASTS = 7 * DAY

/**
 * A limit is a bucket: `burst` tries at once, and one more for every `refill` that passes. The refill is what
 * a person waits at most, so no limit that somebody else can use up has one over a minute.
 */
export type Limit = { burst: number; refill: number }

/** Ten failures in five minutes for one e-mail from one address. */
export const SIGN_IN_FAILURES_PER_EMAIL: Limit = { burst: 10, refill: (5 * MINUTE) / 10 }
/** Thirty failures in five minutes for one address. */
export const SIGN_IN_FAILURES_PER_ADDRESS: Limit = { burst: 30, refill: (5 * MINUTE) / 30 }
/** At most a hundred failures an hour for one e-mail (40 at once, 60 given back), but for browsers known to it. */
export const SIGN_IN_FAILURES_PER_ACCOUNT: Limit = { burst: 40, refill: MINUTE }
/** Sign-ins that succeed: each computes a hash and opens a session. */
export const SIGN_INS_PER_ACCOUNT: Limit = { burst: 30, refill: MINUTE }
/** How long a browser that has signed in is known for it. */
export const BROWSER_KNOWN_FOR = 365 * DAY
export const REGISTER_FAILURES_PER_EMAIL: Limit = { burst: 10, refill: 30 * SECOND }
export const REGISTER_FAILURES_PER_ADDRESS: Limit = { burst: 30, refill: 10 * SECOND }
/** Requests for a link by mail: for one e-mail from one address, and for one address. */
export const LINK_REQUESTS_PER_EMAIL: Limit = { burst: 5, refill: MINUTE }
export const LINK_REQUESTS_PER_ADDRESS: Limit = { burst: 20, refill: 30 * SECOND }
/** The same mail leaves for one person at most this often, whatever the address that asks. */
export const LINK_MAILS_PER_PERSON: Limit = { burst: 1, refill: 3 * MINUTE }
/** Mails to one person that a stranger can cause, of all kinds together: about ten a day. */
export const LINK_MAILS_PER_DAY: Limit = { burst: 10, refill: DAY / 10 }
/** Wrong tokens of mails, for one address; wrong current passwords, for one person. */
export const SECRET_FAILURES: Limit = { burst: 20, refill: 30 * SECOND }
/** Wrong tokens for the metrics, by address, on one node. */
export const METRICS_FAILURES: Limit = { burst: 10, refill: MINUTE }
/** Hashes of passwords at the same time on one node: half of Node's four threads. One takes about a tenth of a second. */
export const PASSWORD_HASHES_AT_ONCE = 2
/** How many requests may wait for their hash; as many again where the browser or the mailbox is proven. */
export const PASSWORD_HASHES_WAITING = 50
/** Each change sends a mail and computes three hashes. */
export const PASSWORD_CHANGES_PER_PERSON: Limit = { burst: 5, refill: MINUTE }

/** Characters of a text that is too long to be kept: it is read up to here, and a message is sent up to here. */
export const READ_AT_MOST = 16_000
/** So many characters of any kind, each at most six bytes of JSON (`\u0001`), and what is around them. */
export const BODY_MAX_BYTES = 6 * READ_AT_MOST + 1024
/** How long the code that a person reads out to support is good. */
export const SUPPORT_CODE_LASTS = 15 * 60_000
/** A file that an operator imports. */
export const FILE_MAX_BYTES = 4 * 1024 * 1024
/** Sales in such a file: no other sale is applied while its preview is made. */
export const FILE_MAX_SALES = 5_000

/** A recording that is to be written down: its size, how long it lasts, and how long the service may take. */
export const SOUND_MAX_BYTES = 4 * 1024 * 1024
export const SOUND_LASTS = 2 * MINUTE
export const TRANSCRIPTION_LASTS = MINUTE
export const TRANSCRIPTIONS_PER_PERSON: Limit = { burst: 10, refill: 20 * SECOND }
/** On one node: how many arrive and how many are sent to the service, each of them in memory. */
export const RECORDINGS_AT_ONCE = 32
export const TRANSCRIPTIONS_AT_ONCE = 8

/** A message in UTF-16 units, what `maxLength` of a text box counts too. */
export const MESSAGE_MAX = 4000
/** Messages of one person: a minute's and a day's worth, unless the operator sets others. */
export const MESSAGES_PER_MINUTE = 20
export const MESSAGES_PER_DAY = 400

type MessageLimits = { perMinute: number; perDay: number }

export const messageLimits = ({ perMinute, perDay }: MessageLimits): Record<'minute' | 'day', Limit> => ({
  minute: { burst: perMinute, refill: MINUTE / perMinute },
  day: { burst: perDay, refill: DAY / perDay },
})

/** What else makes the model speak: trying again and continuing. As often as a message may be sent. */
export const askAgainLimits = (limits: MessageLimits): Limit[] => Object.values(messageLimits(limits))

/** Texts of one person read for danger on one node: twice what may be sent and noted, so only failing requests meet it. */
export const readingLimit = ({ perMinute }: { perMinute: number }): Limit => ({
  burst: 2 * perMinute + CHECK_INS.burst + NOTEBOOK_CHANGES.burst,
  refill: MINUTE / (2 * perMinute + MINUTE / NOTEBOOK_CHANGES.refill),
})

/** Refused texts of one person that are still read, on one node: one for every 400 characters, five of the longest. */
export const REFUSED_READINGS: Limit = { burst: 50, refill: 1.2 * SECOND }
export const REFUSED_READING_LENGTH = 400

/** New conversations of one person: more than messages allow in a minute and in a day, so that talking never reaches it. */
export const conversationLimits = ({ perMinute, perDay }: MessageLimits): Limit[] => [
  { burst: perMinute * 10, refill: MINUTE / perMinute },
  { burst: perDay * 2, refill: DAY / (perDay * 2) },
]

export const CONVERSATIONS_PER_PAGE = 30
export const MESSAGES_PER_PAGE = 40
export const TITLE_MAX = 120
/** Conversations on top of the list. */
export const PINNED_MAX = 5
/** How long 'Desfazer' is offered; after that a deleted conversation is erased. */
export const UNDO_LASTS = 8 * SECOND
/** Open screens of one person on one node. */
export const STREAMS_PER_PERSON = 20

/** How often the text of replies in progress is stored and leaves for the screens. */
export const TEXT_STEP = 100

/** How long the model may take to accept a connection, to say its first word, and between words. */
export const MODEL_CONNECT_LIMIT = 10 * SECOND
export const MODEL_FIRST_WORD_LIMIT = 60 * SECOND
export const MODEL_SILENCE_LIMIT = 30 * SECOND
/** After so long without a first word the chat shows that the reply is still coming. */
export const THINKING_TOLD = 10 * SECOND
/** After its first sentence the stream is read every 400 ms, less often while screens have enough: half the cost. */
export const MODEL_READ_PAUSE = 400
/** The pause after 32 KB within it, before the first sentence too: a service may send anything. */
export const MODEL_FLOOD_PAUSE = 250
export const MODEL_READ_PAUSE_MAX = 750
/** One line of the model's stream, in characters. */
export const MODEL_LINE_MAX = 1024 * 1024
/** A reply in characters, and how long the model may speak. Past them it ends with what was shown of it. */
export const REPLY_MAX = 32_000
export const REPLY_LASTS = 5 * MINUTE
/** Only before the first word, and only where trying again can help. */
export const MODEL_RETRIES = 2
export const MODEL_RETRY_WAIT_MAX = 20 * SECOND
/** How long a service may take to show any sign of life when another one can be asked in its place. */
export const MODEL_LIFE_LIMIT = 20 * SECOND
/** A service that fails so often within so long is left alone, but for one request at intervals. */
export const BREAKER_FAILURES = 5
export const BREAKER_WINDOW = 30 * SECOND
export const BREAKER_TRIAL = 15 * SECOND
/** How long before a model's end the operator is warned. */
export const MODEL_END_TOLD = 60 * DAY
/** How often the tokens of calls in progress are added up: a crash forgets what was taken since. */
export const TOKENS_STORED_EVERY = 5 * SECOND
/** A person's tokens by day are kept so long: this month and the one before. */
export const TOKENS_KEPT_DAYS = 62
/** Figures about what people do are shown for so many people together, and for no fewer. */
export const PEOPLE_MIN = 20
/** How long it is remembered in which form a service takes requests. */
export const FORM_KEPT = 30 * DAY
/** For how long requests are written for a small context before a longer one is tried again. */
export const CONTEXT_KEPT = 3 * HOUR
/** How long a reply waits for a second opinion on the message, where the operator wants one. */
export const SECOND_OPINION_LIMIT = 3 * SECOND
/** How long the rest of a reply waits for an opinion on one of its sentences, and how many it may ask for. */
export const SENTENCE_OPINION_LIMIT = 2 * SECOND
export const SENTENCE_OPINIONS_PER_REPLY = 4

/** The last character of a reply may still grow (an accent, an emoji): it is held back, but no longer than this. */
export const LAST_LETTER_HELD_FOR = SECOND / 2
/** After so long without anything new in the middle of a reply the screen shows that more is waited for. */
export const WAITING_SHOWN_AFTER = 2 * SECOND

/** A mail that can't be sent is tried again after this time. */
export const MAIL_RETRY = MINUTE
/** How long a mail that could not be sent for want of a mail server is kept as a file. */
export const MAIL_FILES_KEPT = DAY

/** How long a person has to change their mind about deleting the account. */
export const ACCOUNT_ERASED_AFTER = 7 * DAY
/** An account that could not be erased is tried again after this time. */
export const ERASURE_RETRY = 10 * MINUTE
/** How long a receipt that can't be sent is tried again, before the e-mail is forgotten with the rest. */
export const RECEIPT_TRIED_FOR = 3 * DAY
/** Asking for everything to be erased: conversations or the account. */
export const ERASURES_PER_PERSON: Limit = { burst: 5, refill: MINUTE }

export const EXPORTS_PER_PERSON: Limit = { burst: 3, refill: 10 * MINUTE }
/** On one node; later requests wait, up to a point. */
export const EXPORTS_AT_ONCE = 4
/** One that takes longer is being read slowly, which costs little: it continues, and the next one may begin. */
export const EXPORT_TURN_LASTS = 30 * SECOND
/** A reader who takes nothing for this long is cut off. Of one behind a proxy nothing is seen until they have read some 2 MB. */
export const EXPORT_STALL_LIMIT = 5 * MINUTE

export const SEARCH_MIN = 2
export const SEARCH_MAX = 100
/** Conversations in one answer, and places shown of each. */
export const SEARCH_RESULTS_MAX = 20
export const SEARCH_HITS_PER_RESULT = 5
export const SEARCHES_PER_PERSON: Limit = { burst: 30, refill: 2 * SECOND }
export const SEARCHES_AT_ONCE = 2
/** Processor time of one search; past it, what was found so far is the answer. */
export const SEARCH_WORK_MAX = 5 * SECOND
/** Milliseconds of processor time for all searches of one person, on one node: a twentieth of a processor. */
export const SEARCH_WORK: Limit = { burst: SEARCH_WORK_MAX, refill: 20 }

/** Milliseconds of processor time for all other requests of one person, on one node: a twentieth of a processor. */
export const PERSON_WORK: Limit = { burst: 2 * SECOND, refill: 20 }
/** What a request reserves of it until it is known what it cost: two hundred at the same moment, and no more. */
export const REQUEST_WORK_RESERVED = 10
/** Deleting a message and showing another version write whole exchanges again. */
export const EXCHANGE_CHANGES: Limit = { burst: 30, refill: 2 * SECOND }

/** How many of a person's messages are read together for signs of danger. */
export const RISK_MESSAGES_READ = 10

/** After a subscription's paid time, how long its next payment is waited for before sending stops. */
export const PLAN_GRACE = 5 * DAY
/** How long a cancelled subscription lasts after its last payment when neither platform nor mapping say. */
export const UNKNOWN_PERIOD = 31 * DAY
/** What was written is kept this long after a plan has ended, and then erased. */
export const CONTENT_KEPT_AFTER_PLAN = 90 * DAY
/** When, after the end of a plan, mails warn of what will be erased and when. */
export const PLAN_NOTICES = [0, 75 * DAY, 89 * DAY] as const
/** An entry of the allow-list without an account is erased this long after its end. */
export const UNUSED_ENTRY_KEPT = 365 * DAY
/** How long the link of the mail 'Crie sua conta' proves the mailbox. */
export const INVITATION_LASTS = 30 * DAY

/** Days in which a buyer may withdraw from a purchase, by law (CDC, art. 49). */
export const WITHDRAWAL_DAYS = 7
/** For so long the same request about a purchase is the one that was made. */
export const REQUEST_COUNTS_FOR = 30 * DAY
/** For so long a request that the platform has not reported is shown to the operator. */
export const REQUEST_SHOWN_FOR = 90 * DAY
export const PURCHASE_REQUESTS: Limit = { burst: 6, refill: 5 * MINUTE }

/** Of a product's name, as a platform gives it. */
export const PRODUCT_NAME_MAX = 120
export const WEBHOOK_BODY_MAX_BYTES = 256 * 1024
/** How old or how far ahead the signed time of a delivery may be. */
export const WEBHOOK_WINDOW = 5 * MINUTE
/** Deliveries of one integration on one node. */
export const DELIVERIES_PER_INTEGRATION: Limit = { burst: 3_000, refill: 0.5 }
/** How long a secret of an integration is good after it was changed: meanwhile the platform gets the new one. */
export const ROTATED_SECRET_LASTS = 7 * DAY
/** Sales that one delivery may hold: each is compared with all the others. */
export const SALES_PER_DELIVERY = 50
/** An integration from which nothing came for so long is reported. */
export const INTEGRATION_SILENCE = 7 * DAY
/** What came in and was applied is listed this long. */
export const DELIVERIES_KEPT = 400 * DAY
/** An invitation that can't be sent is given up in the end. */
export const INVITATION_TRIED_FOR = 14 * DAY

/** A note of the notebook in UTF-16 units, how many there may be, and all that goes to the model of their words. */
export const NOTE_MAX = 200
export const NOTES_MAX = 30
export const NOTES_SECTION_MAX = 1_200
export const FEELINGS_MAX = 3
export const CHECK_IN_WORDS_MAX = 500
export const PLAN_STEP_MAX = 800
export const SUMMARY_MAX = 1_500
export const SUMMARIES_MAX = 200
/** Exercises, summaries and check-ins in one answer. */
export const NOTEBOOK_ROWS_PER_PAGE = 40
/** Days back to which check-ins are shown. */
export const CHECK_IN_DAYS = 90
/** What a person changes in their notebook, check-ins apart. */
export const NOTEBOOK_CHANGES: Limit = { burst: 60, refill: 2 * SECOND }
export const CHECK_INS: Limit = { burst: 30, refill: HOUR }
/** How long the model may take for a summary, for which a person waits with a request. */
export const SUMMARY_LASTS = MINUTE
/** How far back a summary reads: messages, and characters of them. */
export const SUMMARY_MESSAGES = 80
export const SUMMARY_CHARACTERS = 16_000
/** Lines of a conversation that are proposed as notes, how long the model may take to choose them, and how long a conversation rests before. */
export const PROPOSALS_MAX = 3
export const PROPOSALS_LAST = 20 * SECOND
export const PROPOSALS_REST = 10 * MINUTE

/** An answer of an exercise in UTF-16 units, the letter that is not sent, and how many exercises are kept. */
export const EXERCISE_ANSWER_MAX = 600
export const EXERCISE_LETTER_MAX = 3_000
export const EXERCISES_MAX = 100
/** What the model gets of one exercise among the notes. */
export const EXERCISE_LINE_MAX = 400
/** A question that the model words, and how long it may take: meanwhile ours is on the screen. */
export const EXERCISE_QUESTION_MAX = 300
export const EXERCISE_QUESTION_LASTS = 12 * SECOND

/** The panel: a session ends after so long whatever happens, and after so long without use. */
export const OPERATOR_SESSION_LASTS = 12 * HOUR
export const OPERATOR_SESSION_IDLE = 30 * MINUTE
/** How long the link of `npm run operadores -- add` works, and the challenge for a passkey. */
export const OPERATOR_LINK_LASTS = DAY
export const PASSKEY_CHALLENGE_LASTS = 5 * MINUTE
/** How often one link is opened: each opening is recorded. */
export const OPERATOR_LINK_OPENINGS: Limit = { burst: 10, refill: MINUTE }
/** Challenges for passkeys, which anybody may ask for: for one address. */
export const PASSKEY_CHALLENGES: Limit = { burst: 30, refill: 10 * SECOND }
export const OPERATOR_NAME_MAX = 80
export const REGISTER_LINES_PER_PAGE = 50
/** The notice on top of the product, in UTF-16 units: one line on a computer, four on a phone. */
export const NOTICE_MAX = 160
/** Who answers for the data, as the legal pages name them. */
export const RESPONSIBLE_MAX = 200
/** Mails and questions to the model by which an operator tries the settings out: each costs something. */
export const SETTINGS_TESTS: Limit = { burst: 5, refill: MINUTE }

/** From the person's answer to the typing dots. */
export const ONBOARDING_WAIT_MS = 1000
/** From the dots to the reply. */
export const ONBOARDING_DOTS_MS = 500
