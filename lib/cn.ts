import { clsx, type ClassValue } from 'clsx'

/** Joins class names without merging conflicts: components change by their variants, which saves the bytes of a class merger. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
