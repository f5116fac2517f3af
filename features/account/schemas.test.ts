import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { passwordSchema } from './password-schema'
import { agreedTo, emptyRegistration, registerSchema } from './register-schema'

function problems(schema: z.ZodType, values: unknown) {
  const { error } = schema.safeParse(values)
  return error?.issues.map(({ path, message, code }) => [path.join('.'), code === 'custom' ? message : code]) ?? []
}

describe('the registration form (SPEC 5)', () => {
  const whole = {
    ...{ firstName: 'Ana', lastName: 'Anić', email: ' Ana@primjer.hr ', password: 'dovoljno', confirmedPassword: 'dovoljno' },
    consents: { c3: true, c4: false },
  }

  it.each([
    ['a whole one passes', {}, []],
    ['a name of spaces', { firstName: '  ' }, [['firstName', 'too_small']]],
    ['no address', { email: 'ana' }, [['email', 'invalid_format']]],
    ['a short password', { password: 'kratka', confirmedPassword: 'kratka' }, [['password', 'too_small']]],
    ['another password the second time', { confirmedPassword: 'drukčija' }, [['confirmedPassword', 'repeatPassword']]],
    ['a required consent refused', { consents: { c3: false } }, [['consents.c3', 'required']]],
    ['a required consent untouched', { consents: {} }, [['consents.c3', 'required']]],
  ])('%s', (_, change, expected) => expect(problems(registerSchema([3]), { ...whole, ...change })).toEqual(expected))

  it('wants of an empty one everything but what is optional', () => {
    const found = problems(registerSchema([3]), emptyRegistration([{ id: 3 }, { id: 4 }])).map(([path]) => path)
    expect(new Set(found)).toEqual(new Set(['firstName', 'lastName', 'email', 'password', 'confirmedPassword', 'consents.c3']))
  })

  it('tells which consents were given', () => expect(agreedTo(whole.consents)).toEqual([3]))
})

describe('the change of password (SPEC 5)', () => {
  const whole = { oldPassword: 'stara lozinka', newPassword: 'nova lozinka', newPasswordAgain: 'nova lozinka' }

  it.each([
    ['a whole one passes', {}, []],
    ['a short one', { newPassword: 'nova', newPasswordAgain: 'nova' }, [['newPassword', 'too_small']]],
    ['the old one again', { newPassword: 'stara lozinka', newPasswordAgain: 'stara lozinka' }, [['newPassword', 'differentPassword']]],
    ['two that differ', { newPasswordAgain: 'druga lozinka' }, [['newPasswordAgain', 'repeatPassword']]],
  ])('%s', (_, change, expected) => expect(problems(passwordSchema, { ...whole, ...change })).toEqual(expected))
})
