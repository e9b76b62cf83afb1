/** Lines that every mail to a person ends with. */
export const MAIL_HELP =
  'Precisa conversar com alguém agora? O CVV atende de graça, 24 horas por dia, no telefone 188.'
export const MAIL_CLOSING = 'Com carinho,\nAconchego'
