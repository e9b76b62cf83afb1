interface GroundingStep {
  readonly title: string
  readonly text: string
}

/** The 5-4-3-2-1 exercise, one sense at a time. */
export const GROUNDING_STEPS: readonly GroundingStep[] = [
  {
    title: '5 coisas que você vê',
    text: 'Olhe em volta, devagar. Diga o nome de cada uma, em voz alta ou em pensamento. Vale uma sombra, uma cor, um canto da parede.',
  },
  {
    title: '4 coisas que você pode tocar',
    text: 'Encoste em cada uma. Repare se é lisa ou áspera, quente ou fria. Vale a sua roupa, a cadeira, o chão sob os pés.',
  },
  {
    title: '3 sons que você ouve',
    text: 'Fique em silêncio um instante. Procure um som perto, um longe e um que você ainda não tinha notado.',
  },
  {
    title: '2 cheiros que você sente',
    text: 'Pode ser o ar do quarto, a sua pele, um sabonete. Se não sentir nenhum, pense em dois de que você gosta.',
  },
  {
    title: '1 gosto na boca',
    text: 'Tome um gole de água, se tiver por perto. Ou só repare no gosto que está aí agora.',
  },
]
