import { describe, expect, it } from 'vitest'
import { errorMessage } from './error-message'

describe('errorMessage', () => {
  it.each([
    ['CART_EMPTY', 'eng', 'The cart is empty.'],
    ['CART_EMPTY', 'hrv', 'Košarica je prazna.'],
    ['CART_EMPTY', 'deu', 'Košarica je prazna.'],
    ['CART_EMPTY', undefined, 'Košarica je prazna.'],
    // A fixed message of the API.
    ['WRONG_LOGIN', 'eng', 'Unknown username or password!'],
    // What only staff meets.
    ['FOLDER_EXISTS', 'eng', 'Mapa s tim imenom ovdje već postoji.'],
  ] as const)('of %s for %s is %s', (code, language, text) => expect(errorMessage(code, language)).toBe(text))
})
