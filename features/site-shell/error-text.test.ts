import { describe, expect, it } from 'vitest'
import { ApiError, AppError } from '@/lib/api/errors'
import { errorText } from './error-text'

const words = { byCode: { USER_EXISTS: 'Korisnik već postoji.' }, offline: 'Nema veze.', generic: 'Nešto je pošlo po zlu.' }
const failed = (message: string, statusCode: number, code?: 'USER_EXISTS' | 'COUPON_NOT_FOUND') =>
  new ApiError({ message, statusCode, data: code && { code } })

describe('what a person reads about a failure', () => {
  it.each([
    ['a code with words of its own', failed('User already exist.', 409, 'USER_EXISTS'), 'Korisnik već postoji.'],
    ['any other answer, as it came', failed('Coupon not found!', 404, 'COUPON_NOT_FOUND'), 'Coupon not found!'],
    ['no answer', failed('', 0), 'Nema veze.'],
    ['an answer without words', failed('', 502), 'Nešto je pošlo po zlu.'],
    ['a fault of ours', new TypeError('x is not a function'), 'Nešto je pošlo po zlu.'],
    ['something of the server', new AppError('INTERNAL'), 'Nešto je pošlo po zlu.'],
  ])('%s', (_, error, text) => {
    expect(errorText(error, words)).toBe(text)
  })
})
