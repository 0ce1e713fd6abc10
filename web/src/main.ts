// The page begins here, once the first language is there.
import { mount } from "svelte";
import App from "./App.svelte";
import "./look.css";
import "./base.css";
import { takeOverLink } from "./net/credentials.svelte";
import { startWorker } from "./state/push.svelte";
import { ready, t } from "./localization/localization.svelte";

addEventListener("load", () => void startWorker());
const target = document.getElementById("app");
if (target)
  void ready.then(() => {
    takeOverLink(() => confirm(t("me-take-over-sure")));
    mount(App, { target });
  });
