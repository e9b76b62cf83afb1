export const listenCopy = {
  bar: 'Leitura em voz alta',
  pause: 'Pausar leitura',
  goOn: 'Continuar leitura',
  stop: 'Parar leitura',
  speed: 'Velocidade da leitura',
  times: (speed: number) => `${String(speed).replace('.', ',')}×`,
  noVoice:
    'Este aparelho não tem uma voz em português instalada, então não dá para ouvir aqui. As outras vozes do navegador mandariam estas palavras para uma empresa, e por isso não as usamos.',
  failed: 'A voz deste aparelho parou. Tente de novo.',
  close: 'Fechar',
} as const
