/** What the screens say about writing by voice. */
export const dictationCopy = {
  heading: 'Escrever por voz',
  lead: 'Coloca um microfone ao lado da caixa de mensagem. Fica guardado neste navegador.',
  toggle: 'Mostrar o botão de ditado',
  sound:
    'Quem transforma a fala em texto é o navegador, e muitos deles enviam o som ao fabricante para isso (o Chrome, ao Google). O Aconchego nunca recebe o som: recebe só o texto, e só quando você envia.',
  start: 'Ditar',
  stop: 'Parar de ditar',
  listening: 'Ouvindo...',
  refused: 'O navegador não deixou usar o microfone. Você pode liberar nas permissões deste endereço.',
  failed: 'Não deu para ouvir agora. O que já foi ditado continua na caixa.',
}
