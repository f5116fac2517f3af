import { expect, it } from 'vitest'
import { parseDotenv } from './dotenv.mjs'

it('parses names and values without comments and quotes', () => {
  const text = [
    '# postavke',
    'PORT=3001',
    ' export HOST = 127.0.0.1 ',
    'MAIL_FROM="Pod lampom <a@b.example>" # tko šalje',
    "A='x # y'",
    'B=x#y',
    'C=x # y',
    'D=',
    'nije postavka',
  ]
  expect(parseDotenv(text.join('\n'))).toEqual({
    PORT: '3001',
    HOST: '127.0.0.1',
    MAIL_FROM: 'Pod lampom <a@b.example>',
    A: 'x # y',
    B: 'x#y',
    C: 'x',
    D: '',
  })
})

it('parses CRLF line endings', () => {
  expect(parseDotenv('A=1\r\nB=2\r\n')).toEqual({ A: '1', B: '2' })
})
