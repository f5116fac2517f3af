import { FetchFailure, fetchAddress } from './fetch-address'

/** A server that failed so often is not asked again. */
const patience = 3

/** Fetches from addresses that a file names, and remembers which servers do not answer. */
export class PatientFetcher {
  #failuresOf = new Map<string, number>()

  constructor(private readonly limits: Parameters<typeof fetchAddress>[1]) {}

  /** Throws a FetchFailure. */
  async fetch(url: string): Promise<Buffer> {
    const { host } = new URL(url)
    const failures = this.#failuresOf.get(host) ?? 0
    if (failures >= patience) throw new FetchFailure(`${host} ne odgovara, pa se preskače.`)
    try {
      return await fetchAddress(url, this.limits)
    } catch (error) {
      if (error instanceof FetchFailure && error.isAway) this.#failuresOf.set(host, failures + 1)
      throw error
    }
  }
}
