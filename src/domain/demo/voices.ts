import type { PersonaKey } from '../personas/persona.ts'
import type { RequestLines, SubjectLines, Voice } from './voice.ts'
import { acolhedoraFrames } from './voices/acolhedora/frames.ts'
import { acolhedoraRequests } from './voices/acolhedora/requests.ts'
import { acolhedoraSubjects } from './voices/acolhedora/subjects.ts'
import { companheiroFrames } from './voices/companheiro/frames.ts'
import { companheiroRequests } from './voices/companheiro/requests.ts'
import { companheiroSubjects } from './voices/companheiro/subjects.ts'
import { debochadaFrames } from './voices/debochada/frames.ts'
import { debochadaRequests } from './voices/debochada/requests.ts'
import { debochadaSubjects } from './voices/debochada/subjects.ts'
import { diretaFrames } from './voices/direta/frames.ts'
import { diretaRequests } from './voices/direta/requests.ts'
import { diretaSubjects } from './voices/direta/subjects.ts'
import { maternalFrames } from './voices/maternal/frames.ts'
import { maternalRequests } from './voices/maternal/requests.ts'
import { maternalSubjects } from './voices/maternal/subjects.ts'
import { psicanalistaFrames } from './voices/psicanalista/frames.ts'
import { psicanalistaRequests } from './voices/psicanalista/requests.ts'
import { psicanalistaSubjects } from './voices/psicanalista/subjects.ts'

export const VOICES: Readonly<Record<PersonaKey, Voice>> = {
  acolhedora: voice(acolhedoraFrames, acolhedoraSubjects, acolhedoraRequests),
  direta: voice(diretaFrames, diretaSubjects, diretaRequests),
  debochada: voice(debochadaFrames, debochadaSubjects, debochadaRequests),
  maternal: voice(maternalFrames, maternalSubjects, maternalRequests),
  psicanalista: voice(psicanalistaFrames, psicanalistaSubjects, psicanalistaRequests),
  companheiro: voice(companheiroFrames, companheiroSubjects, companheiroRequests),
}

function voice(
  frames: Pick<Voice, 'frames' | 'moods' | 'more'>,
  subjects: SubjectLines,
  requests: RequestLines,
): Voice {
  return { ...frames, topics: { ...subjects, ...requests } }
}
