export const dictationCopy = {
  heading: 'Escrever por voz',
  lead: 'Coloca um microfone ao lado da caixa de mensagem. Fica guardado neste navegador.',
  toggle: 'Mostrar o botão de ditado',
  sound:
    'Quem transforma a fala em texto é o navegador, e muitos deles enviam o som ao fabricante para isso (o Chrome, ao Google). O Aconchego nunca recebe o som: recebe só o texto, e só quando você envia.',
  ownSound:
    'O que você fala é gravado, por até 2 minutos, passa pelo nosso servidor e vai para o serviço de transcrição escolhido por quem opera o Aconchego. O servidor não guarda o som. O texto vem para a caixa, para você ler antes de enviar.',
  missing: 'Este navegador não sabe transformar fala em texto.',
  start: 'Ditar',
  stop: 'Parar de ditar',
  listening: 'Ouvindo...',
  writing: 'Escrevendo o que você falou...',
  cancel: 'Cancelar',
  nothing: 'Não deu para entender nada na gravação. O que estava na caixa continua lá.',
  again: 'Tentar de novo',
  refused: 'O navegador não deixou usar o microfone. Você pode liberar nas permissões deste endereço.',
  failed: 'Não deu para ouvir agora. O que já foi ditado continua na caixa.',
}
