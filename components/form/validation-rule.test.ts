import { expect, it } from 'vitest'
import { z } from 'zod'
import messages from '@/messages/hr.json'
import { ruleOfIssue, rules, type RuleIssue } from './validation-rule'

const schema = z.object({
  name: z.string().min(1).max(5),
  password: z.string().min(8),
  email: z.email(),
  again: z.string().refine((value) => value === 'x', 'repeatPassword'),
  accepted: z.literal(true),
})

function rulesOf(input: Record<string, unknown>) {
  const issues: RuleIssue[] = []
  const { error } = schema.safeParse(
    { name: 'Ana', password: '12345678', email: 'a@b.hr', again: 'x', accepted: true, ...input },
    {
      error: (issue) => {
        issues.push(issue)
        return undefined
      },
    },
  )
  // zod formats issues only when they are read.
  expect(error?.issues.length).toBeGreaterThan(0)
  return issues.map((issue) => ruleOfIssue(issue))
}

it.each([
  [{ name: '' }, [{ rule: 'required', values: {} }]],
  [{ name: undefined }, [{ rule: 'required', values: {} }]],
  [{ name: 'Anamarija' }, [{ rule: 'maxLength', values: { length: 5 } }]],
  [{ password: '123' }, [{ rule: 'minLength', values: { length: 8 } }]],
  [{ password: '' }, [{ rule: 'required', values: {} }]],
  [{ email: 'nije' }, [{ rule: 'email', values: {} }]],
  [{ accepted: false }, [{ rule: 'required', values: {} }]],
])('maps %j to %j', (input, expected) => expect(rulesOf(input)).toEqual(expected))

it('takes a rule named by the schema message', () => {
  expect(ruleOfIssue({ message: 'repeatPassword' })).toEqual({ rule: 'repeatPassword', values: {} })
})

it('reports an unknown rule', () => {
  expect(ruleOfIssue({ code: 'not_multiple_of', input: 3 })).toEqual({ rule: 'noText', values: { rule: 'not_multiple_of' } })
})

it('knows every rule that has a text', () => {
  expect(Object.keys(messages.forms.rules).sort()).toEqual([...rules].sort())
})
