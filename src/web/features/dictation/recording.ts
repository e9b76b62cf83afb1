import { SOUND_LASTS } from '#domain/limits.ts'

/** Clear speech in few bytes: two minutes are half a megabyte. */
const BITS_PER_SECOND = 32_000
const KINDS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm']

type Options = {
  /** How loud it is, from 0 to 1, many times a second. */
  onLevel: (level: number) => void
  /** All of it: the person stopped, or the time is over. */
  onSound: (sound: Blob) => void
  /** Whoever leaves while the browser still asks for the microphone is not recorded. */
  signal: AbortSignal
}

export type Recording = Awaited<ReturnType<typeof record>>

/** Records the microphone until it is stopped, two minutes at most. A cancelled recording is discarded. */
export async function record({ signal, ...on }: Options) {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  try {
    signal.throwIfAborted()
    return begin(stream, on)
  } catch (error) {
    release(stream)
    throw error
  }
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function begin(stream: MediaStream, { onLevel, onSound }: Omit<Options, 'signal'>) {
  const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind))
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType && { mimeType }),
  })
  const parts: Blob[] = []
  const stopLevel = followLevel(stream, onLevel)
  let cancelled = false
  const timer = setTimeout(stop, SOUND_LASTS)

  recorder.ondataavailable = ({ data }) => void parts.push(data)
  recorder.onstop = () => {
    clearTimeout(timer)
    stopLevel()
    release(stream)
    if (!cancelled) onSound(new Blob(parts, { type: recorder.mimeType }))
  }
  recorder.start()

  function stop(): void {
    if (recorder.state !== 'inactive') recorder.stop()
  }

  return {
    stop,
    cancel(): void {
      cancelled = true
      stop()
    },
  }
}

function followLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 256
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  let frame = requestAnimationFrame(function look() {
    analyser.getByteTimeDomainData(samples)
    onLevel(Math.min(1, Math.max(...samples.map((sample) => Math.abs(sample - 128))) / 64))
    frame = requestAnimationFrame(look)
  })
  return () => {
    cancelAnimationFrame(frame)
    void context.close()
  }
}
