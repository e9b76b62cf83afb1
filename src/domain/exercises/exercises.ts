import { EXERCISE_ANSWER_MAX, EXERCISE_LETTER_MAX } from '../limits.ts'
import { isBlank } from '../text/is-blank.ts'

/** What was written, by step. A step that was not reached has no entry. */
export type ExerciseAnswers = Readonly<Record<string, string>>

export type ExerciseStep = {
  key: string
  /** What the answer is called on the finished page. */
  title: string
  question: string
  hint?: string
  max: number
  /** One of these words, and nothing else. */
  choices?: readonly string[]
  /** A moment, as `YYYY-MM-DDTHH:MM` of the person's own clock. */
  moment?: true
  /** Only asked where an earlier answer calls for it. */
  asked?: (answers: ExerciseAnswers) => boolean
}

type Exercise = {
  name: string
  /** One line under the name: what it is for. */
  about: string
  steps: readonly ExerciseStep[]
  /** Shown when the last step was answered. */
  end: string
}

type Step = Omit<ExerciseStep, 'key' | 'max'> & { max?: number }

/** The steps by their keys, in the order in which they are asked. */
const stepsOf = (byKey: Record<string, Step>): ExerciseStep[] =>
  Object.entries(byKey).map(([key, step]) => ({ key, max: EXERCISE_ANSWER_MAX, ...step }))

const TOO_LARGE = 'Ainda está grande'

/** Names, steps, order, questions and ends: they need neither a model nor a connection. */
export const EXERCISES = {
  pensamento: {
    name: 'Registro de pensamento',
    about: 'Para olhar com calma um pensamento que pesa.',
    steps: stepsOf({
      situacao: {
        title: 'O que aconteceu',
        question: 'O que aconteceu?',
        hint: 'Só os fatos, como uma câmera veria: onde foi, quando, com quem.',
      },
      pensamento: {
        title: 'O que passou pela minha cabeça',
        question: 'O que passou pela sua cabeça naquela hora?',
        hint: 'Do jeito que veio, sem arrumar.',
      },
      forca: {
        title: 'A força disso',
        question: 'Com que força isso está em você agora?',
        choices: ['Quase nada', 'Um pouco', 'Mais ou menos', 'Forte', 'Muito forte'],
      },
      favor: {
        title: 'O que fala a favor',
        question: 'O que fala a favor desse pensamento?',
        hint: 'O que faz ele parecer verdade.',
      },
      contra: {
        title: 'O que fala contra',
        question: 'E o que fala contra?',
        hint: 'O que não combina com ele, o que você diria a alguém querido na mesma situação.',
      },
      outro: {
        title: 'Outro jeito de ver',
        question: 'Que outro jeito de ver isso também é possível?',
        hint: 'Não precisa ser bonito nem positivo. Basta caber nos fatos.',
      },
    }),
    end: 'Você parou e olhou para um pensamento difícil por mais de um lado. Ele pode voltar; agora existe também esta página.',
  },
  passo: {
    name: 'Próximo passo pequeno',
    about: 'Para sair do lugar com uma coisa só, esta semana.',
    steps: stepsOf({
      passo: {
        title: 'Uma coisa para esta semana',
        question: 'Que coisa pequena você quer fazer esta semana?',
        hint: 'Uma só, que caiba em poucos minutos. Diga o quê, quando e onde.',
      },
      obstaculo: {
        title: 'O que pode atrapalhar',
        question: 'O que pode atrapalhar?',
        hint: 'Cansaço, falta de tempo, medo, outra pessoa: o que vier.',
      },
      possivel: {
        title: 'Dá para fazer',
        question: 'Contando com isso, dá para fazer?',
        choices: ['Dá', 'Acho que dá', TOO_LARGE],
      },
      menor: {
        title: 'O passo, menor',
        question: 'Como esse passo ficaria bem menor?',
        hint: 'Metade, ou só o começo dele. Pôr o tênis já conta como passo.',
        asked: ({ possivel }) => possivel === TOO_LARGE,
      },
    }),
    end: 'Está combinado com você. Se não der esta semana, o passo estava grande ou a semana estava pesada, e dá para tentar um menor.',
  },
  problema: {
    name: 'Resolver um problema',
    about: 'Para transformar um nó em um primeiro caminho.',
    steps: stepsOf({
      problema: {
        title: 'O problema',
        question: 'Qual é o problema, em uma ou duas frases?',
        hint: 'Um só. Se forem vários, comece pelo que mais pesa hoje.',
      },
      caminhos: {
        title: 'Caminhos possíveis',
        question: 'Que caminhos existem?',
        hint: 'Escreva todos, um por linha, até os estranhos. Ainda não é hora de escolher.',
      },
      lados: {
        title: 'O bom e o ruim de cada um',
        question: 'Dos que fazem mais sentido, o que cada um tem de bom e de ruim?',
      },
      escolha: {
        title: 'O que quero tentar',
        question: 'Qual você quer tentar primeiro?',
        hint: 'Não precisa ser o perfeito. Dá para mudar depois.',
      },
      comeco: {
        title: 'Por onde começo',
        question: 'Por onde começa, e quando?',
        hint: 'A primeira coisa concreta, e quem pode ajudar.',
      },
    }),
    end: 'O nó virou um caminho para experimentar. Se não der certo, a lista de caminhos continua aqui.',
  },
  preocupacao: {
    name: 'Hora da preocupação',
    about: 'Para deixar uma preocupação guardada até uma hora marcada por você.',
    steps: stepsOf({
      preocupacao: {
        title: 'A preocupação',
        question: 'O que está te preocupando?',
        hint: 'Do jeito que está na cabeça, sem precisar fazer sentido.',
      },
      agora: {
        title: 'O que dá para fazer agora',
        question: 'Tem alguma coisa que dá para fazer sobre isso agora?',
        hint: 'Se tiver, escreva. Se não tiver, pode escrever só “nada agora”.',
      },
      hora: {
        title: 'A hora de voltar a isso',
        question: 'Quando você quer voltar a pensar nisso?',
        hint: 'Escolha uma hora em que vai ter uns quinze minutos, longe da hora de dormir. Até lá, se ela aparecer, já tem hora.',
        moment: true,
      },
      volta: {
        title: 'Na hora marcada',
        question: 'Chegou a hora. Como está essa preocupação agora?',
        hint: 'O que mudou, o que continua, o que você quer fazer com ela.',
        asked: ({ hora, volta }) => Boolean(hora || volta),
      },
    }),
    end: 'Você deu um lugar e uma hora para a preocupação, e voltou a ela quando escolheu.',
  },
  carta: {
    name: 'Carta que não se envia',
    about: 'Para dizer o que ficou por dizer, sem que ninguém receba.',
    steps: stepsOf({
      para: {
        title: 'Para quem',
        question: 'Para quem é a carta?',
        hint: 'Alguém de perto, alguém que já se foi, você em outra época, ou algo que aconteceu.',
      },
      carta: {
        title: 'A carta',
        question: 'O que você quer dizer?',
        hint: 'Escreva sem cuidar das palavras. Esta carta não vai a lugar nenhum.',
        max: EXERCISE_LETTER_MAX,
      },
      fica: {
        title: 'O que fica comigo',
        question: 'Lendo de novo, o que fica com você?',
      },
    }),
    end: 'A carta está escrita e continua só sua. Você decide se ela fica, se muda ou se vai embora.',
  },
} satisfies Record<string, Exercise>
export type ExerciseKey = keyof typeof EXERCISES

export const EXERCISE_KEYS = Object.keys(EXERCISES) as ExerciseKey[]

export const stepsAsked = (kind: ExerciseKey, answers: ExerciseAnswers): ExerciseStep[] =>
  EXERCISES[kind].steps.filter(({ asked }) => asked?.(answers) ?? true)

/** Where an exercise is taken up again: its first step without an answer; null when there is none. */
export const openStep = (kind: ExerciseKey, answers: ExerciseAnswers): ExerciseStep | null =>
  stepsAsked(kind, answers).find(({ key }) => isBlank(answers[key] ?? '')) ?? null

/**
 * Until when a worry has been put down, by the person's own clock; null when it is not waiting. `now` has the form of the
 * answer, so that no time zone is involved.
 */
export function restsUntil(kind: ExerciseKey, answers: ExerciseAnswers, now: string): string | null {
  const next = openStep(kind, answers)
  const steps = EXERCISES[kind].steps
  const before = next && steps[steps.indexOf(next) - 1]
  const moment = before?.moment ? (answers[before.key] ?? '') : ''
  return moment > now ? moment : null
}

const MOMENT = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether a step takes these words; an empty answer takes an answer back. */
export function takesAnswer({ max, choices, moment }: ExerciseStep, answer: string): boolean {
  if (answer === '') return true
  if (choices) return choices.includes(answer)
  return moment ? MOMENT.test(answer) : answer.length <= max
}

export type KeptExercise = {
  id: string
  kind: ExerciseKey
  answers: Record<string, string>
  /** As for a note: off until the person switches it on. */
  aiMayRead: boolean
  /** The model may read what is written here to word the next question, and for nothing else. Off at first, too. */
  aiAsks: boolean
  createdAt: string
  /** What is stored does not belong here, or was changed: there are no answers, and it can only be erased. */
  unreadable?: true
}
