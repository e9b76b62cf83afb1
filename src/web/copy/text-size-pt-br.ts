export const textSizeCopy = {
  heading: 'Tamanho do texto',
  lead: 'Das mensagens e da caixa de escrever, só neste aparelho.',
  normal: 'Normal',
  maior: 'Maior',
  'maior-ainda': 'Maior ainda',
} as const
