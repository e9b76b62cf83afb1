/** Loaded with the picker of a new conversation. */
export const personaPickerCopy = {
  picker: 'Escolha um estilo de terapeuta',
  pickerLead: 'Quem escreve é sempre uma IA; o que muda é o jeito de conversar.',
} as const
