/** The hosted service needs nothing before its modal is there. */
export default function prepare(): void {
  // Nothing.
}
