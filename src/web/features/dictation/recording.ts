import { SOUND_LASTS } from '#domain/limits.ts'

/** Clear speech in few bytes: two minutes are half a megabyte. */
const BITS_PER_SECOND = 32_000
const KINDS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm']

type Options = {
  /** How loud it is, from 0 to 1, many times a second. */
  onLevel: (level: number) => void
  /** All of it: the person stopped, or the time is over. */
  onSound: (sound: Blob) => void
  /** Ends the recording and discards it; whoever leaves while the browser still asks for the microphone is not recorded. */
  signal: AbortSignal
}

/** Records the microphone until what it resolves to is called, two minutes at most. */
export async function record(options: Options): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  try {
    options.signal.throwIfAborted()
    return begin(stream, options)
  } catch (error) {
    release(stream)
    throw error
  }
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function begin(stream: MediaStream, { onLevel, onSound, signal }: Options): () => void {
  const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind))
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType && { mimeType }),
  })
  const parts: Blob[] = []
  const stopLevel = followLevel(stream, onLevel)
  const timer = setTimeout(stop, SOUND_LASTS)
  signal.addEventListener('abort', stop)

  recorder.ondataavailable = ({ data }) => void parts.push(data)
  recorder.onstop = () => {
    clearTimeout(timer)
    stopLevel()
    release(stream)
    if (!signal.aborted) onSound(new Blob(parts, { type: recorder.mimeType }))
  }
  recorder.start()

  function stop(): void {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  return stop
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
