import type { AssistantRequest, TopicSubject } from './topic-cues.ts'

/** What a persona says about a topic, and what it asks. Any `says` goes with any `asks`. */
export type TopicLines = { says: readonly string[]; asks: readonly string[] }
export type SubjectLines = Readonly<Record<TopicSubject, TopicLines>>
/** `{conta}` stands for a sum and its result. */
export type RequestLines = Readonly<Record<AssistantRequest, TopicLines>>

/** What goes around it. `{trecho}` and `{antes}` stand for what the person wrote, now and before. */
export type Frames = {
  /** Gives the person's own words back. */
  quoting: readonly string[]
  /** When there is nothing to quote. */
  opening: readonly string[]
  /** Ties in with a message before, on the same topic or on another one. */
  sameThread: readonly string[]
  otherThread: readonly string[]
  confidentiality: readonly string[]
  /** Symbolic closings before the question: with a colon they lead into it, with a full stop they stand alone. */
  closing: readonly string[]
  /** Symbolic closings that say goodbye. */
  farewell: readonly string[]
  /** One of them is used now and then. */
  emoji: readonly string[]
}

export type VoiceMood = 'joy' | 'grave'

/** The words of one persona; `moods` replaces the frames that would not suit good news or a grave subject. */
export type Voice = {
  frames: Frames
  moods: Readonly<Record<VoiceMood, Partial<Frames>>>
  /** What suits any subject once its own lines are used up. */
  more: TopicLines
  topics: SubjectLines & RequestLines
}
