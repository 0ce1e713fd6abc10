// Entry point: mounts the page once the first language is loaded.
import { mount } from "svelte";
import App from "./App.svelte";
import "./look.css";
import "./base.css";
import { me, takeOverLink, type Me } from "./net/credentials.svelte";
import { startWorker } from "./state/push.svelte";
import { ready, t } from "./localization/localization.svelte";

addEventListener("load", () => void startWorker());
const target = document.getElementById("app");

function isWanted({ name }: Me): boolean {
  return confirm(me.card ? t("me-take-over-sure") : t("me-take-over-new", { name }));
}

if (target)
  void ready.then(async () => {
    await takeOverLink(isWanted);
    mount(App, { target });
  });
