import { longestPath } from '@/lib/api/v1/cms/redirect.schema'
import { isProgram } from './place-at'

/** Why nothing can ever be led away from a path, for people; null where it can while nothing stands there. */
export function whyNever(path: string): string | null {
  if (path.includes('//')) return 'Adresa s dvije kose crte zaredom ne može se preusmjeriti.'
  if (path.length >= longestPath) return 'Tako duge adrese ne mogu se preusmjeriti.'
  return isProgram(path) ? 'Ova adresa pripada programu i ne može se preusmjeriti.' : null
}
