# syntax=docker/dockerfile:1
ARG PYTHON=3.11

FROM python:${PYTHON}-slim AS build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY pyproject.toml setup.py MANIFEST.in README.md LICENSE ./
COPY tools/backend.py tools/backend.py
COPY src src
ENV MOTHERLODE_COMPILED=1
RUN python -m venv /opt/motherlode \
    && /opt/motherlode/bin/pip install --no-cache-dir --no-compile '.[nats]' \
    # what only developers and other languages need
    && /opt/motherlode/bin/pip uninstall --yes faker markdown-it-py mdurl polyfactory pycparser pygments setuptools pip \
    && find /opt/motherlode -name '*.so' -exec strip --strip-unneeded {} + \
    && find /opt/motherlode -path '*/locale-data/*.dat' ! -name 'en*' ! -name 'he*' ! -name 'pl*' ! -name root.dat -delete \
    && find /opt/motherlode '(' -path '*/apsw/tests' -o -path '*/apsw/sqlite_extra_binaries' -o -path '*/pytz/zoneinfo' \
        -o -path '*/apsw/fts_test_strings' ')' \
        -prune -exec rm -rf {} + \
    # sources of compiled modules, kinds of pictures that we do not draw, full-text search
    && find /opt/motherlode '(' -name '*.pyx' -o -name '*.pxd' -o -name '*.pyi' -o -name '*avif*' -o -name '_imagingcms.*' \
        -o -path '*/pillow.libs/liblcms2*' -o -path '*/apsw/_unicode.*' -o -path '*/apsw/fts*.py' ')' -delete \
    # bytecode of our own, and of what a server imports
    && /opt/motherlode/bin/python -m compileall -q /opt/motherlode/lib/python*/site-packages/motherlode \
    && /opt/motherlode/bin/python -c 'import motherlode.pictures, motherlode.server.transport.server, motherlode.server.store.postgres'

FROM python:${PYTHON}-slim
LABEL org.opencontainers.image.title="Motherlode" \
      org.opencontainers.image.description="The Saboteur family of card games, in the browser" \
      org.opencontainers.image.licenses="MIT"
RUN useradd --system --uid 10001 --no-create-home motherlode \
    && install --directory --owner=10001 /data
COPY --from=build /opt/motherlode /opt/motherlode
ENV PATH=/opt/motherlode/bin:$PATH \
    MOTHERLODE_HOST=0.0.0.0 \
    MOTHERLODE_STORE=/data/motherlode.sqlite
# Only /data is written to, so the root can be read-only: docker run --read-only --volume motherlode:/data …
WORKDIR /data
USER 10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["motherlode"]
CMD ["serve"]
