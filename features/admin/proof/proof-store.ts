import { create } from 'zustand'

type ProofState = { /** Answers the waiting calls; null while nobody is asked. */ answer: ((isProven: boolean) => void) | null }

export const useProofStore = create<ProofState>(() => ({ answer: null }))

let asking: Promise<boolean> | null = null

/** Asks the person to prove who they are; calls that need it at the same time share one question. */
export function askForProof(): Promise<boolean> {
  asking ??= new Promise<boolean>((answer) => useProofStore.setState({ answer })).finally(() => {
    asking = null
    useProofStore.setState({ answer: null })
  })
  return asking
}
