// The page begins here, once the first language is there.
import { mount } from "svelte";
import App from "./App.svelte";
import "./look.css";
import "./base.css";
import { takeOverLink } from "./net/credentials.svelte";
import { startWorker } from "./state/push.svelte";
import { ready } from "./localization/localization.svelte";

takeOverLink();
addEventListener("load", () => void startWorker());
const target = document.getElementById("app");
if (target) void ready.then(() => mount(App, { target }));
