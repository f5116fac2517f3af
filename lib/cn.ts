import { clsx, type ClassValue } from 'clsx'

/**
 * Joins class names. Classes are added, never overridden: a look changes through a component's variants, so the few kilobytes of a
 * class merger stay out of every page's first load.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
