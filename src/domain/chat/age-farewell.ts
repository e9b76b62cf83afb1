const BEGINS = 'Agradeço por me dizer a sua idade.'

/** The last words to somebody under 18. */
export const AGE_FAREWELL = `${BEGINS} O que você sente importa, e você não fez nada de errado.\n\nO Aconchego é só para pessoas com 18 anos ou mais, por isso a nossa conversa termina aqui. Mas você não precisa ficar só com isso. Tem gente que escuta de graça, sem pedir o seu nome:\n\n- **Pode Falar**, para quem tem de 13 a 24 anos: por mensagem, em [podefalar.org.br](https://www.podefalar.org.br)\n- **CVV**: ligue **[188](tel:188)**, a qualquer hora, ou escreva em [cvv.org.br](https://www.cvv.org.br)\n- **Disque 100**: ligue **[100](tel:100)** se alguém machuca, ameaça ou obriga você a alguma coisa\n\nSe houver um adulto em quem você confia, na família ou na escola, conte a essa pessoa também.\n\nEm “Sua conta” você pode baixar o que escreveu aqui e apagar a conta quando quiser. Cuide-se bem.`

/** Whether a conversation ends with this reply: nothing is written, edited or asked for after it. */
export const isAgeFarewell = ({ content }: { content: string }): boolean => content.startsWith(BEGINS)
