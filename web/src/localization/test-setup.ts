// Tests of the page speak English from their first line on.
import { ready } from "./localization.svelte";

await ready;
