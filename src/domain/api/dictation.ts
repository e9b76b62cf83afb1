/**
 * The HTTP contract of dictated messages. Under /api/dictation, with a session and PERSON_HEADER:
 *
 * GET    /     whether this installation transcribes by itself -> DictationAnswer
 * POST   /     a recording (audio/*, at most SOUND_MAX_BYTES) -> TranscriptAnswer; nothing of it is kept
 */
export type DictationAnswer = { own: boolean }
export type TranscriptAnswer = { text: string }
