// Readers of an address's parameters; what is not valid counts as not chosen (docs/rules/forms.md#list-state).

import { maxRunRows } from '@/lib/office/max-run-rows'

type Parameter = string | string[] | undefined

/** One of a list of values. */
export function oneOf<const Value extends string, Default extends string>(
  parameter: Parameter,
  values: readonly Value[],
  otherwise: Default,
): Value | Default {
  return values.find((value) => value === parameter) ?? otherwise
}

/** Those of a list of values that 'one,two' names. */
export function manyOf<Value extends string>(parameter: Parameter, values: readonly Value[]): Value[] {
  const names = typeof parameter === 'string' ? parameter.split(',') : []
  return values.filter((value) => names.includes(value))
}

export function wordsOf(parameter: Parameter, maxLength = 100): string {
  return typeof parameter === 'string' ? parameter.slice(0, maxLength) : ''
}

/** '2026-11-23', or '' for none. */
export function dayOf(parameter: Parameter): string {
  if (typeof parameter !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(parameter)) return ''
  const time = Date.parse(`${parameter}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== parameter ? '' : parameter
}

/** From 1. */
export function pageOf(parameter: Parameter): number {
  const page = Number(parameter)
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1
}

/** The row beside a page by keyset; null for none. */
export function rowOf(parameter: Parameter): number | null {
  const id = typeof parameter === 'string' ? Number(parameter) : 0
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null
}

/** The different ids of '1,2,3', at most as many as the office chooses at once. */
export function idsOf(parameter: Parameter): number[] {
  const ids = typeof parameter === 'string' ? parameter.split(',').map(rowOf) : []
  return [...new Set(ids.filter((id) => id !== null))].slice(0, maxRunRows)
}
