import { describe, expect, it } from 'vitest'
import { ApiError, AppError } from '@/lib/api/errors'
import { errorText } from './error-text'

const messages = { byCode: { USER_EXISTS: 'Korisnik već postoji.' }, offline: 'Nema veze.', generic: 'Nešto je pošlo po zlu.' }
const failed = (message: string, statusCode: number, code?: 'USER_EXISTS' | 'COUPON_NOT_FOUND') =>
  new ApiError({ message, statusCode, data: code && { code } })

describe('errorText', () => {
  it.each([
    ['a code with a sentence of its own', failed('User already exist.', 409, 'USER_EXISTS'), 'Korisnik već postoji.'],
    ['any other API message', failed('Coupon not found!', 404, 'COUPON_NOT_FOUND'), 'Coupon not found!'],
    ['a lost connection', failed('', 0), 'Nema veze.'],
    ['an answer without a message', failed('', 502), 'Nešto je pošlo po zlu.'],
    ['a program error', new TypeError('x is not a function'), 'Nešto je pošlo po zlu.'],
    ['a server error', new AppError('INTERNAL'), 'Nešto je pošlo po zlu.'],
  ])('%s', (_, error, text) => {
    expect(errorText(error, messages)).toBe(text)
  })
})
