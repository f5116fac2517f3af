import type { ProductFormat } from '@/lib/api/entities/product.schema'

/** What the earlier batches of one import said of products that others refer to, by SKU. */
export class StructureState {
  /** Of new products; a dry run has no rows of them. */
  readonly formats = new Map<string, ProductFormat>()
  readonly axes = new Map<string, readonly number[]>()
  /** By parent: the choice of each variant, to the variant's SKU. */
  readonly #choices = new Map<string, Map<string, string>>()

  knowsVariantsOf(parentSku: string): boolean {
    return this.#choices.has(parentSku)
  }

  /** Frees the choices of a variant that the file describes anew. */
  releaseChoices(parentSku: string, sku: string) {
    const choices = this.#choicesOf(parentSku)
    for (const [choice, owner] of choices) if (owner === sku) choices.delete(choice)
  }

  /** @returns the variant that has this choice already, or null */
  claimChoice(parentSku: string, choice: string, sku: string): string | null {
    const choices = this.#choicesOf(parentSku)
    const owner = choices.get(choice)
    if (owner !== undefined && owner !== sku) return owner
    choices.set(choice, sku)
    return null
  }

  #choicesOf(parentSku: string): Map<string, string> {
    const known = this.#choices.get(parentSku) ?? new Map<string, string>()
    this.#choices.set(parentSku, known)
    return known
  }
}
