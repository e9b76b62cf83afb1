export const DAMAGED = 'O arquivo não é um backup inteiro do Aconchego. Nada foi restaurado.'
